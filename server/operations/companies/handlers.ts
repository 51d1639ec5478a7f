import { operator } from '#server/api.ts'
import { addCompaniesFromCsv } from '#server/companies/additions/add-companies-from-csv.ts'
import { createCompany } from '#server/companies/additions/create-company.ts'
import { inviteFirstMember } from '#server/companies/additions/invite-first-member.ts'
import { addCompanyNote } from '../notes/add-note.ts'
import { setTags } from '../notes/set-tags.ts'
import { approveCompanies, decideCompany, suspendCompany } from './decide-companies.ts'
import { endContract } from './end-contract.ts'
import { listCompaniesToOperators } from './list-companies-to-operators.ts'
import { setGroup } from './groups/set-group.ts'
import { showCompanyToOperators } from './show-company-to-operators.ts'

const looking = operator.companies
const deciding = operator.companies
const stopping = operator.companies

export const operatorCompanies = {
  companies: {
    create: deciding.create.handler(({ context, input }) => createCompany(context, input)),
    invite: deciding.invite.handler(({ context, input }) => inviteFirstMember(context, input)),
    add_many: deciding.add_many.handler(({ context, input }) => addCompaniesFromCsv(context, input)),
    add_note: deciding.add_note.handler(({ context, input }) => addCompanyNote(context, input)),
    set_tags: deciding.set_tags.handler(({ context, input }) => setTags(context, input)),
    list: looking.list.handler(({ context, input }) => listCompaniesToOperators(context, input)),
    show: looking.show.handler(({ context, input }) => showCompanyToOperators(context, input)),
    approve: deciding.approve.handler(({ context, input }) => decideCompany(context, input)),
    suspend: stopping.suspend.handler(({ context, input }) => suspendCompany(context, input)),
    end_contract: stopping.end_contract.handler(({ context, input }) => endContract(context, input)),
    set_group: deciding.set_group.handler(({ context, input }) => setGroup(context, input)),
    approve_many: deciding.approve_many.handler(({ context, input }) => approveCompanies(context, input.ids)),
  },
}
