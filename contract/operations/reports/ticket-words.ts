/** What somebody can complain of, as it reads in a form and a list. */
export const reportKinds = {
  terms_differ: '条件が求人と違う',
  discrimination: '差別的な内容',
  fraud: '闇バイト・詐欺のおそれ',
  no_contact: '連絡が来ない',
  paid_offer: '有料の勧誘・売り込み',
  impersonation: 'なりすまし',
  harassment: 'ハラスメント・いやがらせ',
  spam: '宣伝・しつこい連絡',
  personal_data: '必要のない個人情報を求められた',
  complaint: '運営への苦情・要望',
  other: 'そのほか',
} as const

export const reportAbouts = { job: '求人', company: '企業', story: 'ストーリー', message: 'メッセージ', thread: 'やりとり', service: '運営' } as const

export const reportStates = { open: '未対応', taken: '対応中', answered: '回答済み', closed: '終了' } as const

/** Of reports and of requests about personal data: what is not dealt with yet, and what of it is over its time. */
export const ticketWaits = { waiting: '対応待ち', overdue: '期限切れ' } as const

/** What an operator did on a ticket, or somebody with a data request. */
export const stepNames: Record<string, string> = {
  created: '受け付け',
  taken: '担当した',
  deadline: '期限を変えた',
  noted: 'メモ',
  answered: '回答した',
  closed: '終了した',
  reopened: '再び開いた',
  asked_to_open: 'やりとりの確認を求めた',
  approved: 'やりとりの確認を承認した',
  refused: '認めなかった',
  withdrawn: '取り下げた',
  opened: 'やりとりを読んだ',
  job_closed: '求人の公開を止めた',
  story_closed: 'ストーリーの公開を止めた',
  closing_undone: '求人の公開を元に戻した',
  company_suspended: '企業の利用を停止した',
  suspension_lifted: '企業の停止を解いた',
  contract_ended: '企業の契約を終えた',
  contract_resumed: '企業の契約を再開した',
  checked: '本人を確認した',
  exported: '本人に書き出した',
  corrected: '訂正した',
  stopped: '利用を止めた',
  erased: '消去した',
}

/** 個人情報保護法 33–35条. */
export const requestKinds = { export: '開示（書き出し）', correction: '訂正', stop: '利用の停止', erasure: '消去' } as const
export const requestStates = { open: '未対応', checked: '本人を確認', done: '対応済み', refused: '応じない' } as const
export const requestWays = { form: 'サイトのフォーム', mail: 'メール', post: '郵便' } as const

/** What operators may correct for somebody who cannot do it themself. */
export const correctable = { name: '氏名', name_reading: '氏名（かな）', birthday: '生年月日', phone_number: '電話番号' } as const
