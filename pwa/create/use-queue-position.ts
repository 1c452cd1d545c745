import { useEffect, useState } from 'react';
import { listen } from '../net/socket.ts';

/** The story's position in the queue from the socket: 1 until the first event, 0 when another story is complete. */
export function useQueuePosition(userId: string, requestId: string): number {
	const [position, setPosition] = useState(1);
	useEffect(() => {
		const isForRequest = (event: { requestId?: string }) => !event.requestId || event.requestId === requestId;
		const unsubscribes = [
			listen(
				'queueUpdate',
				(event) => isForRequest(event) && setPosition(event.position),
				(socket) => socket.emit('subscribeToQueue', { userId }),
			),
			listen('storyComplete', (event) => !event.requestId && setPosition(0)),
		];
		return () => {
			for (const unsubscribe of unsubscribes) unsubscribe();
		};
	}, [userId, requestId]);
	return position;
}
