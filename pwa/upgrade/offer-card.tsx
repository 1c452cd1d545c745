import type { About } from '../../shared/contract/about.ts';
import { price, refundDays } from '../../shared/contract/payment.ts';
import gate from '../art/gate.svg';
import { Icon, type IconName } from '../ui/icon.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { DailyCaps, storiesBenefit } from './daily-caps.tsx';
import styles from './offer-card.module.css';

/** product 2.8.1, verbatim. */
const furtherBenefits: readonly [icon: IconName, words: string][] = [
	['star', 'All genres and features'],
	['wand', 'High-quality AI images'],
	['sound', 'Professional voice narration'],
	['person', 'Child profiles with content controls'],
];

/** The offer as a ticket: the benefits on the large part, the price and checkout on the stub. */
export function OfferCard({ about }: { about: About | null | undefined }) {
	const benefits = [['book', storiesBenefit({ about })], ...furtherBenefits] as const;
	return (
		<div className={styles.card}>
			<section className={styles.sheet} aria-labelledby="opens">
				<img src={gate} alt="" width={400} height={230} className={styles.gate} />
				<div className={styles.benefits}>
					<h2 id="opens">What it opens</h2>
					<ul>
						{benefits.map(([icon, words]) => (
							<li key={words}>
								<span className={styles.leaf}>
									<Icon name={icon} />
								</span>
								{words}
							</li>
						))}
					</ul>
					<DailyCaps about={about} />
				</div>
			</section>
			<section className={styles.stub} aria-labelledby="price">
				<div className={styles.cost}>
					<div>
						<h2 id="price">Lifetime access</h2>
						<p className={styles.paymentType}>one-time payment</p>
					</div>
					<strong className={styles.price}>{price.text}</strong>
				</div>
				<CheckoutButton about={about} />
				<ul className={styles.terms}>
					<li>
						<Icon name="lock" /> You pay on the page of Stripe, a card payment provider. Your card data is not stored
						here.
					</li>
					<li>
						<Icon name="check" /> {refundDays}-day money-back guarantee. No subscription.
					</li>
				</ul>
			</section>
		</div>
	);
}
