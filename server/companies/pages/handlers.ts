import { member } from '#server/api.ts'
import { changeOwnCompany, showOwnCompany } from '#server/jobs/companies/own-company.ts'
import { discardDraft, saveDraft } from './content/page-draft.ts'
import { addPicture } from './pictures/company-pictures.ts'

export const companyPages = {
  company: {
    show: member.company.show.handler(({ context }) => showOwnCompany(context)),
    change: member.company.change.handler(({ context, input }) => changeOwnCompany(context, input)),
    save_draft: member.company.save_draft.handler(({ context, input }) => saveDraft(context, input)),
    discard_draft: member.company.discard_draft.handler(({ context }) => discardDraft(context)),
    add_picture: member.company.add_picture.handler(({ context, input }) => addPicture(context, input.file, input.use)),
  },
}
