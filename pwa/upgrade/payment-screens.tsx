import { Navigate, useParams } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import { PaymentCancel } from './payment-cancel.tsx';
import { PaymentSuccess } from './payment-success.tsx';
import { UpgradeScreen } from './upgrade-screen.tsx';

/** Lifetime access: /upgrade, and the returns from Stripe at /payment/success and /payment/cancel. */
export default function PaymentScreens() {
	const { outcome } = useParams();
	const { user } = useSession();
	if (!user) return null;
	switch (outcome) {
		case undefined:
			return <UpgradeScreen user={user} />;
		case 'success':
			return <PaymentSuccess user={user} />;
		case 'cancel':
			return <PaymentCancel />;
		default:
			return <Navigate to="/" replace />;
	}
}
