import { useLayoutEffect } from 'react';
import type { ReadingComfort } from '../../../shared/contract/comfort.ts';
import { enqueue } from '../../local/outbox/outbox.ts';
import { useSession } from '../../session/session.tsx';
import { useToast } from '../../ui/toasts.tsx';
import './papers.css';
import { useLetters } from './letters.ts';
import styles from './look.module.css';

const usualLook: ReadingComfort = {};

/** How the selected child, or else the account itself, likes to read; and how to change that. */
export function useComfort() {
	const { user, selectedChild } = useSession();
	const showToast = useToast();
	const reader = selectedChild ?? user;
	const comfort = reader?.comfort ?? usualLook;
	const store = (comfort: ReadingComfort) => {
		const childId = selectedChild?._id ?? null;
		const name = selectedChild?.profile.name ?? 'you';
		enqueue({ kind: 'set-comfort', childId, name, comfort }, childId).catch(() =>
			showToast('That could not be changed on this device. Please try again.', 'error'),
		);
	};
	return { comfort, store };
}

/** The attributes of the element with the story. The paper is that of the whole window while the story is open. */
export function useLook() {
	const { letters, size, spacing, width, paper } = useComfort().comfort;
	useLetters(letters);
	useLayoutEffect(() => {
		const { dataset } = document.documentElement;
		if (paper) dataset.paper = paper;
		return () => {
			delete dataset.paper;
		};
	}, [paper]);
	return {
		look: styles.look,
		attributes: { 'data-letters': letters, 'data-size': size, 'data-spacing': spacing, 'data-width': width },
	};
}
