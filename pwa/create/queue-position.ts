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

/** The queue position as a sentence (product 9.5). Position 1 is being generated, 2 is next. */
export function queueText(position: number): string {
	return position <= 1 ? 'Your story is being generated...' : `You are ${ordinal(position)} in line`;
}

function ordinal(n: number): string {
	const teen = n % 100 >= 11 && n % 100 <= 13;
	const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
	return `${n}${ending}`;
}
