/** What operators decide about a company as a whole, as its members are told. */
export const companyDecisions: Record<string, string> = {
  approved: '企業が承認されました。求人を公開し、求職者に連絡できます。',
  approval_undone: '企業の承認を、いったん取り消しました。確認が終わるまでお待ちください。',
  refused: '企業を、まだ承認できません。',
  suspended: '企業の利用を停止しました。求人と企業ページは公開されません。',
  suspension_lifted: '企業の利用の停止を解きました。',
  contract_ended: '企業の契約が終わりました。公開中の求人を終了しました。',
  contract_resumed: '企業の契約を再開しました。求人は、あらためて公開できます。',
}
