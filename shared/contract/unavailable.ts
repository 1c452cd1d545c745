/**
 * The code of a server that cannot answer just now, as its database is away: of a 503, and of a socket that is refused. Devices treat
 * it like a server that they cannot reach.
 */
export const unavailable = 'unavailable';
