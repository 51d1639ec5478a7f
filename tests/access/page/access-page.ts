import { allScopes, apiKeyScopes } from '#contract/companies/members/api-key-scopes.ts'
import { companyActs, rolesWithFactor } from '#contract/accounts/members/company-acts.ts'
import { operatorActs, operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { matrix } from '../matrix.ts'

const states = { any: 'always', open: 'unless suspended or restricted', active: 'approved, with a contract, not restricted' }

const table = (head: string[], rows: string[][]) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** How many routes of the matrix each act opens. */
const routesOf = (who: 'member' | 'operator', act: string) =>
  Object.values(matrix).filter((access) => access.who === who && 'act' in access && access.act === act).length

/** `docs/access.md`: the tables that the server checks at each call, as one page. */
export const accessPage = () => `# Who may do what

Made from the tables that the server asks at each call: \`npx vitest run tests/access/page/access-page.test.ts --update=all\` writes this page again. Which route asks for which act, and
what everybody else gets, stands in the matrix (\`tests/access/\`), which \`access-matrix.test.ts\` tries for every route and every principal. A route without a row fails.

- **Functions.** Each procedure of the contract declares who may call it: \`forAnyone\`, \`forCandidate\`, \`forMember(act)\` or \`forOperator(act)\` (\`contract/platform/procedure.ts\`). One guard in \`server/api.ts\` reads the declaration; a procedure without one answers no caller. Members with the roles ${rolesWithFactor.map((role) => roleNames[role]).join('・')},
  and all operators, need their second factor for everything but the way to it. Role, restriction and company are read at each call, and again in the transaction of a write.
- **Data.** A candidate reaches their own rows: queries take the person from the session. A member reaches their company's: the company comes from the session or the key. What is
  somebody else's is answered like an id that never was (404). Which candidates a company sees is one query, \`visibleCandidates\`; guests see whom they are assigned to.
- **Fields.** A company reads what \`contract/candidates/privacy/visible-candidate.ts\` names, as far as the candidate shows it (anonymous, career, name, contact). Bodies take the keys that the
  contract names and no other (422).
- **Two people.** What takes two operators: [decision 0033](decisions/0033-two-people-and-counts.md).

## Members of companies

${table(
  ['act', 'what', 'roles', 'company', 'API key scope', 'routes'],
  Object.entries(companyActs).map(([act, { label, who, while: state }]) => [
    `\`${act}\``,
    label,
    who.map((role) => roleNames[role]).join('・'),
    states[state],
    allScopes.filter((scope) => (apiKeyScopes[scope].acts as readonly string[]).includes(act)).join(', ') || '—',
    String(routesOf('member', act)),
  ]),
)}

## Operators

${table(
  ['act', 'what', 'roles', 'password again after 15 minutes', 'routes'],
  Object.entries(operatorActs).map(([act, { label, who, grave }]) => [
    `\`${act}\``,
    label,
    who.map((role) => operatorRoleNames[role]).join('・'),
    grave ? 'yes' : 'no',
    String(routesOf('operator', act)),
  ]),
)}
`
