import { useEffect, useRef, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import type { User } from '../../shared/contract/user.ts';
import { hasAccess, hasPaidAccess } from '../../shared/rules/access.ts';
import { limits } from '../../shared/rules/limits.ts';
import { AccountQueryClient } from '../session/account-query-client.tsx';
import { useSession } from '../session/session.tsx';
import { timeLeftText, trialLeft } from '../shell/trial/trial.ts';
import { trialEndedText, Upgrade } from '../shell/trial/trial-banner.tsx';
import { useNow } from '../shell/trial/use-now.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { schemaResolver } from '../ui/forms/schema-resolver.ts';
import { Icon } from '../ui/icon.tsx';
import { Panel } from '../ui/panel.tsx';
import { Screen } from '../ui/screen.tsx';
import { BasicsFields } from './basics-fields.tsx';
import { ChildrenSection } from './children-section.tsx';
import { ContentFields } from './content-fields.tsx';
import { DeviceSection } from './device-section.tsx';
import { type Failure, FailureNotice } from './failure.tsx';
import { useFamilyActions } from './family-actions.ts';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { type ProfileForm, profileFormOf, profileSchema, toProfileUpdate } from './profile-form.ts';
import styles from './profile-screen.module.css';
import { SessionsSection } from './sessions-section.tsx';
import { type Drafts, useSaveAll } from './use-save-all.ts';

/** Your Kingdom: the own profile and the children. Redirects in a child's view (product 2.2.3). */
export default function ProfileScreen() {
	const { user, selectedChild } = useSession();
	if (selectedChild) return <Navigate to="/" replace />;
	return (
		user && (
			<AccountQueryClient>
				<ProfileForms user={user} />
			</AccountQueryClient>
		)
	);
}

const formId = 'profile';

function ProfileForms({ user }: { user: User }) {
	const { family } = useSession();
	const actions = useFamilyActions();
	const form = useForm<ProfileForm>({
		values: profileFormOf(user),
		// Fields that were not edited follow the account when another device changes it.
		resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true },
		resolver: schemaResolver(profileSchema),
	});
	// `dirtyFields` is read for `keepDirtyValues`: React Hook Form tracks only what is read.
	const { isDirty, dirtyFields: _ } = form.formState;
	const [drafts, setDrafts] = useState<Drafts>({});
	const dropDraft = (childId: string) => setDrafts(({ [childId]: _, ...others }) => others);
	const { busy, failure, saveAll } = useSaveAll(actions, dropDraft, () => form.reset(form.getValues()));
	const isChild = user.role === 'child';
	const save = (values: ProfileForm) => void saveAll({ update: toProfileUpdate(values, user.role), family, drafts });
	return (
		<Screen title="Your Kingdom" subtitle="Manage your settings" narrow={isChild}>
			{user.role === 'parent' && <AccessBanner user={user} />}
			<fieldset className={styles.fieldset} disabled={busy}>
				<div className={styles.columns}>
					<div className={styles.primary}>
						<FormProvider {...form}>
							<form id={formId} className={styles.forms} noValidate onSubmit={form.handleSubmit(save)}>
								<Panel aria-labelledby="basics">
									<h2 id="basics" className={styles.heading}>
										Basic information
									</h2>
									<BasicsFields
										highestAge={limits.profileAgeMax}
										lockedAgeHint={isChild ? 'Your parent sets this.' : undefined}
										autoComplete="name"
									/>
								</Panel>
								{!isChild && (
									<Panel aria-labelledby="content">
										<h2 id="content" className={styles.heading}>
											Content settings
										</h2>
										<p className={styles.lead}>These are your own. Each child has separate ones below.</p>
										<Controller
											name="content"
											render={({ field }) => (
												<ContentFields user={user} form={field.value} onChange={field.onChange} topicRef={field.ref} />
											)}
										/>
									</Panel>
								)}
							</form>
						</FormProvider>
						{!isChild && (
							<ChildrenSection
								family={family}
								actions={actions}
								drafts={drafts}
								onDraft={(childId, draft) => setDrafts((now) => ({ ...now, [childId]: draft }))}
								onDropDraft={dropDraft}
							/>
						)}
						<SaveBar
							formId={formId}
							busy={busy}
							failure={failure}
							hasUnsavedChanges={isDirty || family.some(({ _id }) => drafts[_id])}
						/>
					</div>
					{!isChild && (
						<div className={styles.secondary}>
							<PasswordSection user={user} actions={actions} />
							<SessionsSection />
							<DeviceSection />
							<OwnDataSection user={user} family={family} actions={actions} />
						</div>
					)}
				</div>
			</fieldset>
		</Screen>
	);
}

type Props = { formId: string; busy: boolean; failure: Failure | null; hasUnsavedChanges: boolean };

/**
 * The button that saves the column above it. With unsaved changes it sticks to the bottom of the window, and to the top
 * below its own place.
 */
function SaveBar({ formId, busy, failure, hasUnsavedChanges }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// The disabled button lost the focus.
		if (failure) button.current?.focus();
	}, [failure]);
	return (
		<div className={classNames(styles.saveBar, hasUnsavedChanges && styles.sticky)}>
			{failure && <FailureNotice failure={failure} />}
			<div className={styles.saveRow}>
				<p className={styles.saveStatus}>{hasUnsavedChanges && !busy && 'Some changes are not saved yet.'}</p>
				<Button ref={button} type="submit" form={formId} icon="check" busy={busy}>
					{busy ? 'Saving...' : 'Save All Changes'}
				</Button>
			</div>
		</div>
	);
}

/** A parent's access: lifetime as a badge, otherwise the rest of the trial and the upgrade link. */
function AccessBanner({ user }: { user: User }) {
	const now = useNow(60_000);
	const paid = hasPaidAccess(user);
	return (
		<aside className={paid ? styles.lifetime : styles.trial} aria-label="Your access">
			<Icon name={paid ? 'crown' : hasAccess(user, now) ? 'star' : 'lock'} />
			<p>{accessText(user, now)}</p>
			{!user.subscription.hasLifetimeAccess && <Upgrade />}
		</aside>
	);
}

function accessText(user: User, now: number): string {
	if (user.subscription.hasLifetimeAccess)
		return 'You have lifetime access: stories without end, for the whole family.';
	if (hasPaidAccess(user)) return 'Your access is active.';
	const left = trialLeft(user, now);
	return left ? `Your trial ends in ${timeLeftText(left)}.` : trialEndedText;
}
