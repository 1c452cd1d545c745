/** The cookie by which a page of a component test says which server is its own. */
export const serverCookie = 'test-server';
