export const actors = ['anonymous', 'parent', 'other parent', 'child', 'trial over', 'admin'] as const;
export type Actor = (typeof actors)[number];

/** The owner of the named resource, relative to the principal. `family’s`: an own child's; for a child, a sibling's. */
export const targets = ['own', 'family’s', 'another’s', 'another child’s', 'absent', 'malformed'] as const;
/** `nothing`: the route names no resource. */
export type Target = (typeof targets)[number] | 'nothing';

/** The status that a route answers with, by target and actor. */
export type Row = {
	/** The route, with its variant in brackets. */
	name: string;
	method: string;
	/** As in the router: `/api/stories/:id`. */
	path: string;
	cells: Partial<Record<Target, Record<Actor, number>>>;
};

/*
 * One line for each target; targets with the same statuses share a line. A variant of a request is in brackets. A story,
 * chapter, child, file or checkout of another family is answered like an absent one. A name that a client chooses for a new
 * resource is free or taken, whichever family took it.
 * A new route needs its lines here and, where its request has more than a path, an entry in requests.ts.
 */
const text = `
                                               anonymous  parent  other-parent  child  trial-over  admin
GET /api/health                                      200     200           200    200         200    200
GET /api/ready                                       200     200           200    200         200    200
GET /api/about                                       200     200           200    200         200    200
POST /api/payment/webhook (unsigned)                 400     400           400    400         400    400

POST /api/auth/register (an email)
  own, family’s, another’s, another child’s          409     409           409    409         409    409
  absent                                             201     201           201    201         201    201
  malformed                                          400     400           400    400         400    400
POST /api/auth/login (an email, the own password)
  own                                                200     200           200    200         200    200
  family’s, another’s, another child’s, absent       401     401           401    401         401    401
  malformed                                          400     400           400    400         400    400
GET /api/auth/profile                                401     200           200    200         200    200
POST /api/auth/logout                                401     200           200    200         200    200
GET /api/auth/sessions                               401     200           200    200         200    200
DELETE /api/auth/sessions                            401     200           200    200         200    200
DELETE /api/auth/sessions/:id
  own                                                401     200           200    200         200    200
  family’s, another’s, another child’s               401     404           404    404         404    404
  absent, malformed                                  401     404           404    404         404    404
PUT /api/auth/password                               401     200           200    200         200    200
PUT /api/auth/password (a wrong one)                 401     403           403    403         403    403

PUT /api/users/profile (a name)                      401     200           200    200         200    200
PUT /api/users/profile (an age)                      401     200           200    403         200    200
PUT /api/users/profile (settings)                    401     200           200    403         200    200
PUT /api/users/comfort                               401     200           200    200         200    200
PUT /api/users/comfort (as a child)
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
GET /api/users/children                              401     200           200    200         200    200
POST /api/users/children                             401     201           201    403         201    201
POST /api/users/children (named)
  own, family’s                                      401     201           201    403         201    201
  another’s, another child’s                         401     409           409    403         409    409
  absent                                             401     201           201    403         201    201
  malformed                                          401     400           400    400         400    400
PUT /api/users/settings/:childId
  own, family’s                                      401     200           200    404         200    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
DELETE /api/users/children/:childId
  own, family’s                                      401     200           200    404         200    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
GET /api/users/export                                401     200           200    200         200    200
GET /api/users/receipts                              401     200           200    200         200    200
DELETE /api/users/me                                 401     200           200    403         200    200
DELETE /api/users/me (a wrong password)              401     403           403    403         403    403

GET /api/stories                                     401     200           200    200         200    200
GET /api/stories (as a child)
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories                                    401     202           202    202         402    202
POST /api/stories (as a child)
  own                                                401     202           202    202         402    202
  family’s                                           401     202           202    404         402    202
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories (named)
  own, family’s, another’s, another child’s          401     409           409    409         402    409
  absent                                             401     202           202    202         402    202
  malformed                                          401     400           400    400         400    400
POST /api/stories (a request)
  own                                                401     201           201    201         201    201
  family’s, another’s, another child’s, absent       401     202           202    202         402    202
  malformed                                          401     400           400    400         400    400
GET /api/stories/status/:frontendRequestId
  own                                                401     200           200    200         200    200
  family’s, another’s, another child’s               401     404           404    404         404    404
  absent, malformed                                  401     404           404    404         404    404
GET /api/stories/id/:frontendRequestId
  own                                                401     200           200    200         200    200
  family’s, another’s, another child’s               401     404           404    404         404    404
  absent, malformed                                  401     404           404    404         404    404

GET /api/stories/:id
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s                         401     404           404    404         404    200
  absent, malformed                                  401     404           404    404         404    404
DELETE /api/stories/:id
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories/:id/generate (a choice taken before)
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories/:id/generate (a new choice)
  own                                                401     200           200    200         402    200
  family’s                                           401     200           200    404         402    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories/:id/generate (a chapter in the own story)
  own                                                401     200           200    200         402    200
  family’s, another’s, another child’s               401     404           404    404         404    404
  absent, malformed                                  401     404           404    404         404    404
POST /api/stories/:id/chapters (named)
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s                         401     404           404    404         404    404
  absent                                             401     201           201    201         402    201
  malformed                                          401     400           400    400         400    400
POST /api/stories/:id/chapters (a new story as a child)
  own                                                401     201           201    201         402    201
  family’s                                           401     201           201    404         402    201
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories/:id/chapters (a next chapter)
  own                                                401     201           201    201         402    201
  family’s                                           401     201           201    404         402    201
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories/:id/chapters (after a chapter in the own story)
  own                                                401     201           201    201         402    201
  family’s, another’s, another child’s               401     409           409    409         409    409
  absent, malformed                                  401     409           409    409         409    409
POST /api/stories/:id/retry
  own                                                401     202           202    202         402    202
  family’s                                           401     202           202    404         402    202
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
PUT /api/stories/:id/favourite
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
GET /api/stories/:id/pack
  own                                                401     200           200    403         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories/:id/pack
  own                                                401     200           200    403         402    200
  family’s                                           401     200           200    404         402    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
GET /api/stories/:id/nodes/:nodeId/making
  own                                                401     200           200    403         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s                         401     404           404    404         404    200
  absent, malformed                                  401     404           404    404         404    404
GET /api/stories/:id/nodes/:nodeId/making (a chapter in the own story)
  own                                                401     200           200    403         200    200
  family’s, another’s, another child’s               401     404           404    404         404    404
  absent, malformed                                  401     404           404    404         404    404
POST /api/stories/:id/nodes/:nodeId/redraw
  own                                                401     200           200    403         402    200
  family’s                                           401     200           200    404         402    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories/:id/nodes/:nodeId/redraw (a chapter in the own story)
  own                                                401     200           200    403         402    200
  family’s, another’s, another child’s               401     404           404    404         404    404
  absent, malformed                                  401     404           404    404         404    404
GET /api/stories/:id/nodes/:nodeId/times
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s                         401     404           404    404         404    200
  absent, malformed                                  401     404           404    404         404    404
GET /api/stories/:id/nodes/:nodeId/times (a chapter in the own story)
  own                                                401     200           200    200         200    200
  family’s, another’s, another child’s               401     404           404    404         404    404
  absent, malformed                                  401     404           404    404         404    404
POST /api/stories/:id/report
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories/:id/report (a chapter in the own story)
  own                                                401     200           200    200         200    200
  family’s, another’s, another child’s               401     404           404    404         404    404
  absent, malformed                                  401     404           404    404         404    404
POST /api/stories/:id/report (as a child)
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories/:id/report/seen
  own                                                401     200           200    403         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s, absent, malformed      401     404           404    404         404    404
POST /api/stories/:id/report/seen (a chapter in the own story)
  own                                                401     200           200    403         200    200
  family’s, another’s, another child’s               401     404           404    404         404    404
  absent, malformed                                  401     404           404    404         404    404
POST /api/tts (narrated before)
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s                         401     404           404    404         404    200
  absent, malformed                                  401     404           404    404         404    404
POST /api/tts (never narrated)
  own                                                401     200           200    200         402    200
  family’s                                           401     200           200    404         402    200
  another’s, another child’s                         401     404           404    404         404    200
  absent, malformed                                  401     404           404    404         404    404
POST /api/tts (a chapter in the own story)
  own                                                401     200           200    200         200    200
  family’s, another’s, another child’s               401     404           404    404         404    404
  absent, malformed                                  401     404           404    404         404    404
GET /api/media/:name
  own                                                401     200           200    200         200    200
  family’s                                           401     200           200    404         200    200
  another’s, another child’s                         401     404           404    404         404    200
  absent, malformed                                  401     404           404    404         404    404
GET /api/media/narration/:storyId/:chapterId (narrated before)
  own                                                401     302           302    302         302    302
  family’s                                           401     302           302    404         302    302
  another’s, another child’s                         401     404           404    404         404    302
  absent, malformed                                  401     404           404    404         404    404
GET /api/sync                                        401     200           200    200         200    200

POST /api/payment/create-checkout-session            401     200           200    403         200    200
POST /api/payment/confirm
  own, family’s                                      401     200           200    403         200    200
  another’s, another child’s, absent                 401     404           404    403         404    404
  malformed                                          401     400           400    400         400    400

GET /api/admin/users                                 401     403           403    403         403    200
POST /api/admin/users                                401     403           403    403         403    201
GET /api/admin/users/:id
  own, family’s, another’s, another child’s          401     403           403    403         403    200
  absent, malformed                                  401     403           403    403         403    404
GET /api/admin/users/:id/children
  own, family’s, another’s, another child’s          401     403           403    403         403    200
  absent, malformed                                  401     403           403    403         403    404
PUT /api/admin/users/:id
  own, family’s, another’s, another child’s          401     403           403    403         403    200
  absent, malformed                                  401     403           403    403         403    404
DELETE /api/admin/users/:id
  own, family’s, another’s, another child’s          401     403           403    403         403    200
  absent, malformed                                  401     403           403    403         403    404
GET /api/admin/stories                               401     403           403    403         403    200
GET /api/admin/stories/:id
  own, family’s, another’s, another child’s          401     403           403    403         403    200
  absent, malformed                                  401     403           403    403         403    404
PUT /api/admin/stories/:id
  own, family’s, another’s, another child’s          401     403           403    403         403    200
  absent, malformed                                  401     403           403    403         403    404
DELETE /api/admin/stories/:id
  own, family’s, another’s, another child’s          401     403           403    403         403    200
  absent, malformed                                  401     403           403    403         403    404
GET /api/admin/reports                               401     403           403    403         403    200
PUT /api/admin/reports/:id
  own, family’s, another’s, another child’s          401     403           403    403         403    200
  absent, malformed                                  401     403           403    403         403    404
GET /api/admin/settings                              401     403           403    403         403    200
POST /api/admin/settings                             401     403           403    403         403    200
POST /api/admin/settings/try (not configured)        401     403           403    403         403    409
POST /api/admin/settings/try-voice (not configured)  401     403           403    403         403    409
GET /api/admin/usage                                 401     403           403    403         403    200
GET /api/admin/audit                                 401     403           403    403         403    200
GET /api/admin/backups                               401     403           403    403         403    200
POST /api/admin/backups                              401     403           403    403         403    202
`;

const [, ...lines] = text.split('\n').filter((line) => line !== '');

export const permissionMatrix: readonly Row[] = lines.reduce(read, []);

/** Whether a route names a resource. */
export function hasTarget({ cells }: Row): boolean {
	return !('nothing' in cells);
}

function read(rows: Row[], line: string): Row[] {
	const [, name = '', statusText = ''] = /^(.*?)((?: +\d{3}){6})?$/.exec(line) ?? [];
	const statuses = statusText.trim().split(/ +/).map(Number);
	const answers = Object.fromEntries(actors.map((actor, i) => [actor, statuses[i]])) as Record<Actor, number>;
	if (!line.startsWith(' ')) return [...rows, { ...routeIn(name), cells: statusText ? { nothing: answers } : {} }];
	for (const target of name.trim().split(', ')) {
		if (!targets.some((object) => object === target)) throw new Error(`Nobody knows what this is about: ${line}`);
		rows.at(-1)!.cells[target as Target] = answers;
	}
	return rows;
}

function routeIn(name: string): Omit<Row, 'cells'> {
	const [method = '', path = ''] = name.split(' ');
	return { name: name.trim(), method, path };
}
