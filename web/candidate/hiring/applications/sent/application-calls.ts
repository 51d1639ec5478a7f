import { api } from '#web/platform/api/api.ts'

const silently = { context: { silent: true } }
const choices = async () => (await api()).candidate_users.application_choices

/** The calls for the files of an application's form. The form itself says what failed. */
export const applicationCalls = (company_id: number) => ({
  upload: async (file: File) => (await choices()).upload({ company_id, file }, silently),
  removeFile: async (file_id: string) => (await choices()).remove_file({ company_id, file_id }, silently),
})
