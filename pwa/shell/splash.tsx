/** The same splash as in index.html, while the session loads. */
export function Splash() {
	return (
		<div className="splash" role="status">
			<img src="/logo.svg" alt="" width={128} height={128} className="splash-logo" />
			<div className="splash-spinner" />
			<span className="visually-hidden">Loading Everbranch…</span>
		</div>
	);
}
