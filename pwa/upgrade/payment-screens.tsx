import { Navigate, useParams } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import { PaymentCancel } from './payment-cancel.tsx';
import { PaymentSuccess } from './payment-success.tsx';
import { UpgradeScreen } from './upgrade-screen.tsx';

/** Lifetime access: the way to the payment page (/upgrade), and the two ways back from it (/payment/success, /payment/cancel). */
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
