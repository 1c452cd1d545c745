import { useEffect, useState } from 'react';
import { listen } from '../net/socket.ts';

/** The story's position in the queue from the socket: 1 until the first event, 0 when another story is complete. */
export function useQueuePosition(userId: string, requestId: string): number {
	const [position, setPosition] = useState(1);
	useEffect(() => {
		const isMeant = (news: { requestId?: string }) => !news.requestId || news.requestId === requestId;
		const stops = [
			listen(
				'queueUpdate',
				(news) => isMeant(news) && setPosition(news.position),
				(line) => line.emit('subscribeToQueue', { userId }),
			),
			listen('storyComplete', (news) => !news.requestId && setPosition(0)),
		];
		return () => {
			for (const stop of stops) stop();
		};
	}, [userId, requestId]);
	return position;
}
