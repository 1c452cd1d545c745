import { terms } from '../../../shared/policies/terms.ts';
import { PolicyText } from './policy-text.tsx';

export default function TermsText() {
	return <PolicyText policy={terms} />;
}
