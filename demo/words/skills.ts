const names = `
  Go, TypeScript, JavaScript, Python, Ruby, PHP, Java, Kotlin, Swift, Rust
  C, C++, C#, Scala, Elixir, Dart, R, SQL, HTML/CSS, Shell
  React, Next.js, Vue.js, Angular, Svelte, Node.js, Ruby on Rails, Django, FastAPI, Laravel
  Spring Boot, Flutter, React Native, Unity, ROS, PostgreSQL, MySQL, Redis, BigQuery, Snowflake
  dbt, Elasticsearch, Kafka, GraphQL, gRPC, AWS, Google Cloud, Azure, Docker, Kubernetes
  Terraform, Linux, CI/CD, Git, Datadog, 機械学習, 深層学習, 自然言語処理, 画像認識, 統計解析
  データ基盤構築, A/Bテスト, Tableau, Looker, Excel, Figma, UIデザイン, UXリサーチ, グラフィックデザイン, 動画編集
  3D CAD, 回路設計, 組み込み開発, 品質保証, セキュリティ, プロダクトマネジメント, プロジェクトマネジメント, スクラム, 要件定義, マネジメント
  採用, 労務, 経理, 財務, 法務, 法人営業, 個人営業, カスタマーサクセス, インサイドセールス, 事業開発
  アライアンス, Salesforce, HubSpot, 広告運用, SEO, SNS運用, コンテンツ制作, 広報・PR, イベント企画, ブランディング
  英語, 中国語, 韓国語, 簿記, 電話対応
`
  .trim()
  .split(/,?\n *|, /)
const ids = new Map(names.map((name, place) => [name, place + 1]))

/** The id of a skill as the migration gave it. */
export function skillId(name: string): number {
  const id = ids.get(name)
  if (!id) throw new Error(`no skill ${name}`)
  return id
}
