/** What index.html shows before any script runs, while the session is still loading. */
export function Splash() {
	return (
		<div className="splash" role="status">
			<img src="/logo.svg" alt="" width={128} height={128} className="splash-logo" />
			<div className="splash-spinner" />
			<span className="visually-hidden">Loading Everbranch…</span>
		</div>
	);
}
