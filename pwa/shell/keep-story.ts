/** The navigation state with which the reader opens with the dialog “Keep this story”. */
export const keepStoryState = { isKeeping: true } as const;

export function isKeepStoryState(state: unknown): boolean {
	return (state as Partial<typeof keepStoryState> | null)?.isKeeping === true;
}
