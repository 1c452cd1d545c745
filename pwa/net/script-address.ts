import { optionalPartPath } from './optional-part-path.ts';

type TrustedScriptAddress = string;
type Policy = { createScriptURL(url: string): TrustedScriptAddress };
declare global {
	var trustedTypes: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy } | undefined;
}

let policy: Policy | undefined;

/** The address of a worker's script, made by the one Trusted Types policy that the content security policy allows. */
export function trustedScript(url: string): TrustedScriptAddress {
	const rules = {
		createScriptURL: (address: string) => {
			if (!isOwnScript(address)) throw new TypeError(`Not a script of ours: ${address}`);
			return address;
		},
	};
	policy ??= globalThis.trustedTypes?.createPolicy('app-sw', rules) ?? rules;
	return policy.createScriptURL(url);
}

/** The service worker, and the optional part of this or an earlier build. Vite serves the latter elsewhere without a build. */
function isOwnScript(address: string): boolean {
	return (
		address === '/sw.js' ||
		(address.startsWith(optionalPartPath) && /^[\w.-]+\.js$/.test(address.slice(optionalPartPath.length))) ||
		(!import.meta.env.PROD && /\/local\/telling\/[\w-]+\.worker\.ts/.test(address))
	);
}
