import { PolicyScreen } from './policy-screen.tsx';

export default function PrivacyScreen() {
	return <PolicyScreen policy="privacy" />;
}
