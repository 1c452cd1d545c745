import { privacy } from '../../../shared/policies/privacy.ts';
import { PolicyText } from './policy-text.tsx';

export default function PrivacyText() {
	return <PolicyText policy={privacy} />;
}
