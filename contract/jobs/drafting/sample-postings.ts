/** What stands in for a fact that only the company knows. The lint refuses a posting in which one is left (`sample_left`). */
export const sampleGap = /〔[^〕\n]{1,60}〕/u

const common = {
  address2: '〔市区町村・番地・建物〕',
  workplace_change: '〔変更の範囲。例：会社の定める事業所〕（自宅を含む）',
  duties_change: '〔変更の範囲。例：会社の定める業務〕',
  employment_types: [1],
  contract_period: '期間の定めなし',
  trial: '3か月',
  trial_months: 3,
  trial_terms: '条件は本採用と同じ',
  default_starting_time: '10:00',
  default_ending_time: '19:00',
  break_time: 60,
  overtime: '月平均〔時間数〕時間',
  holiday: '土日・祝日・年末年始（年間休日〔日数〕日）',
  insurance: '健康保険・厚生年金・雇用保険・労災保険',
  smoking_rule: '〔屋内禁煙、喫煙専用室ありなど〕',
}

/** Postings to begin with: how a clear one is written, with gaps for what differs from company to company. Pay and place have no example: they would be left as they are. */
export const samplePostings = {
  engineer: {
    label: 'エンジニア',
    content: {
      ...common,
      position: 'バックエンドエンジニア',
      position_title: '〔何を作るか〕のバックエンドエンジニア',
      tagline: '〔だれの、どんな困りごと〕を、〔どんな仕組み〕で解決します。',
      description:
        '〔製品の名前〕のAPIとデータベースの設計・開発・運用を担当します。\n\n最初の3か月：〔最初に任せる機能〕を、設計からリリースまで進めます。\nチーム：エンジニア〔人数〕人。コードレビューを必ず行い、〔頻度〕リリースします。\n使う技術：〔言語・フレームワーク・基盤〕\n面接で会う人：〔役職と担当〕',
      job_fields: [16],
      required_skills: '・〔言語〕でのWebサービスの開発経験〔年数〕年以上\n・リレーショナルデータベースの設計の経験',
      preferred_skills: '・〔分野〕のサービスを運用した経験',
    },
  },
  sales: {
    label: '法人営業',
    content: {
      ...common,
      position: '法人営業',
      position_title: '〔製品の名前〕の法人営業',
      tagline: '〔どんな顧客〕の〔どんな課題〕を、〔製品の名前〕で解決します。',
      description:
        '〔どんな顧客〕に〔製品の名前〕を提案し、導入までを担当します。新規の問い合わせへの対応が〔割合〕割、既存の顧客への提案が〔割合〕割です。\n\n最初の3か月：先輩の商談に同席し、〔最初の目標〕を目指します。\n目標の決めかた：〔個人かチームか、何を数えるか〕\nチーム：営業〔人数〕人、カスタマーサクセス〔人数〕人。',
      job_fields: [6],
      required_skills: '・法人向けの営業の経験〔年数〕年以上（商材は問いません）',
      preferred_skills: '・〔業界〕の顧客を担当した経験',
    },
  },
  designer: {
    label: 'デザイナー',
    content: {
      ...common,
      position: 'プロダクトデザイナー',
      position_title: '〔製品の名前〕のプロダクトデザイナー',
      tagline: '〔だれ〕が〔何〕を迷わずできる画面を作ります。',
      description:
        '〔製品の名前〕の画面の設計を、利用者への聞き取りから実装の確認まで担当します。\n\n最初の3か月：〔最初に直す画面〕を、利用者〔人数〕人への聞き取りをもとに設計し直します。\nチーム：デザイナー〔人数〕人、エンジニア〔人数〕人。週1回、作りかけの画面を見せ合います。\n使う道具：〔デザインツール〕',
      job_fields: [103],
      required_skills: '・Webサービスかアプリの画面設計の経験〔年数〕年以上\n・担当した範囲が分かるポートフォリオ',
      preferred_skills: '・利用者への聞き取りを計画し、実施した経験',
    },
  },
}

type SamplePosting = keyof typeof samplePostings
export const isSamplePosting = (name: string): name is SamplePosting => Object.hasOwn(samplePostings, name)
