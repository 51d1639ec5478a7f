import type { Api } from '#contract/index.ts'

/** What of the candidate's will be gone, as numbers; what they have none of is left out. */
export async function loadWhatGoes({ candidate_users }: Api) {
  const [{ applications }, { work_experiences }, { message_companies }] = await Promise.all([
    candidate_users.applications.list(),
    candidate_users.profile.show(),
    candidate_users.account(),
  ])
  const open = applications.filter(({ step }) => step !== 'end').length
  return [
    work_experiences.length > 0 && `職歴 ${work_experiences.length}件`,
    applications.length > 0 && `応募 ${applications.length}件${open > 0 ? `（選考中・返信待ち ${open}件）` : ''}`,
    message_companies.length > 0 && `${message_companies.length}社とのやりとりで、あなたが書いたメッセージ`,
  ].filter((line) => typeof line === 'string')
}
