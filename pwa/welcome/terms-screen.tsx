import { PolicyScreen } from './policy-screen.tsx';

export default function TermsScreen() {
	return <PolicyScreen policy="terms" />;
}
