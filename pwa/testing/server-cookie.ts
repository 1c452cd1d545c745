/** The cookie that names the server of a component test's page. */
export const serverCookie = 'test-server';
