import { roles } from './roles.ts'

/** The same database, or another of the same server, as the role that makes roles and databases, changes the server's settings and promotes a replica. For tests. */
export const asSuperuser = (url: string, database?: string) =>
  `postgres://${roles.superuser}${url.slice(url.indexOf('@')).replace(/\/\w+/, (own) => (database ? `/${database}` : own))}`
