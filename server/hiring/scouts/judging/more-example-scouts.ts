import type { Example } from './example-scouts.ts'

/** Written by somebody who had not seen the rules: tools that stand in no list of ours, quotations in everyday words, a profile in English. */
export const moreExampleScouts: Example[] = [
  {
    profile: [
      'ホームセンターの在庫管理システムを担当。発注点の計算を店長の経験則から天気予報と曜日を使った式に置き換え、廃棄を月120万円から45万円に減らした。',
      'React と Kotlin で倉庫のハンディ端末を作り、手袋をしたままでも押せるボタンの大きさを現場で測って決めた。',
      'もっと小さいチームで、使う人の顔が見える仕事がしたいです。',
    ],
    skills: ['React', 'Kotlin', 'TypeScript'],
    honest: [
      '手袋をしたままでも押せるボタンを、倉庫で測って決められたという一文に手が止まりました。うちの農機の画面も軍手で触られています。',
      '発注点を店長さんの勘から天気と曜日の式に変えられた話、どうやって店長さんに納得してもらったのかをぜひ聞かせてください。',
      '廃棄が月120万円から45万円になったとのこと。私たちの食品ロスの仕事も、まさに発注の式づくりから始まります。',
      '「使う人の顔が見える仕事がしたい」と書かれていました。社員9人、お客さまは隣の市場の仲卸さん14軒です。毎日顔を見ます。',
      'ハンディ端末のご経験のある方を探していました。倉庫の寒さや暗さまで考えて画面を作れる方は本当に少ないです。',
    ],
    templates: [
      'ReactとKotlinのご経験をお持ちとのことで、当社のモバイルアプリ開発チームにぜひお迎えしたくご連絡いたしました。年収は柔軟にご相談可能です。',
      '在庫管理システムの開発に携わられたご経験が、当社の物流SaaSと親和性が高いと感じました。まずはカジュアル面談でお話ししませんか。',
      'ご経歴を詳しく拝見し、課題を見つけて数字で成果を出されている点に強く惹かれました。弊社でもデータに基づく改善を大切にしています。',
      '小売業界でのシステム開発のご経験を生かし、当社の新規プロダクトの立ち上げをリードしていただけませんか。Kotlin、React、TypeScriptを使用しています。',
      'より小規模なチームで裁量を持って働きたい方に最適なポジションです。フルリモート、フレックス、副業可。React経験者は優遇いたします。',
    ],
  },
  {
    profile: [
      '商店街のラジオ局で番組の編成を8年。スポンサーの離れた朝の枠を、通学路の見守り情報の番組に変えて、地元の信金と眼科から協賛をもらった。',
      'リスナーの手紙は月に40通ほどで、全部に目を通して返事を書いていました。',
      'ポッドキャスト、Premiere Pro、動画編集',
    ],
    skills: ['動画編集'],
    honest: [
      '朝の枠を通学路の見守りの番組に変えて、信金さんと眼科さんがスポンサーになった流れが、地域メディアの教科書のようだと思いました。',
      '月40通の手紙ぜんぶに返事を書かれていたのですね。私たちのニュースレターも読者は3,000人ですが、返事を書く人がいません。',
      '見守り情報を番組にする、という発想に驚きました。防災無線のアプリを作っている会社です。声で届けることを教えていただきたいです。',
      'スポンサーが離れた枠をどう立て直したか。編成を8年続けられた方にしか聞けない話だと思い、ご連絡しました。',
    ],
    templates: [
      '動画編集とPremiere Proのスキルをお持ちの方を探しており、ご連絡しました。当社のYouTubeチャンネルの制作をお任せしたいと考えています。',
      'メディア業界での長年のご経験、また番組の企画や編成に関するご知見は、弊社のコンテンツ事業に大いに生かしていただけると存じます。',
      'プロフィールを読ませていただき、地域に根ざした活動をされてきた熱意に心を打たれました。ぜひ当社のビジョンについてお話しさせてください。',
      'ポッドキャストの制作経験がある方を募集しております。成長中の音声プラットフォームで、ご自身のアイデアを形にしませんか？書類選考なしでご案内いたします。',
      'スポンサー営業やコンテンツの企画など幅広くご経験されており、マーケティング責任者候補としてお話ししたくスカウトをお送りしました。8年のご経験に期待しております。',
    ],
  },
  {
    profile: [
      'Kafka と Flink で株価の配信遅延を監視する仕組みを作り、夜間の障害呼び出しを週6回から月1回にした。',
      'tRPC, Prisma, Next.js, Playwright',
      '趣味で将棋の棋譜を読み上げるアプリを公開していて、視覚障害の方から月に数通お礼のメールが届きます。',
    ],
    skills: ['Next.js'],
    honest: [
      '夜間の呼び出しを週6回から月1回にされたとのこと。当社の当直は2人で、まさに毎晩鳴っています。',
      '棋譜を読み上げるアプリ、実際に使ってみました。私たちは盲学校の教材を作っています。',
      '株価の配信が遅れたときにどう気づく仕組みにされたのか、ぜひ伺いたいです。電力の需給も同じ秒単位の世界です。',
      '視覚障害の方からお礼のメールが届くという話を読んで、すぐにお声がけしたくなりました。',
    ],
    templates: [
      'KafkaとFlinkを用いたストリーム処理のご経験をお持ちとのこと、弊社のデータ基盤チームで大いに生かしていただけます。',
      'tRPC・Prisma・Next.jsのモダンな技術スタックでの開発に興味はありませんか？Playwrightによる自動テストも導入済みです。',
      '障害対応や監視の仕組みづくりに強みをお持ちの方として、SREポジションをご提案いたします。',
      '個人開発でアプリを公開されるなど、技術への高い関心に感銘を受けました。弊社は副業も可能です。',
      '金融領域のシステムに携わられたご経験を拝見し、Kafkaを使う当社のプラットフォームチームにぴったりだと感じました。',
    ],
  },
  {
    profile: [
      'I built a payment reconciliation engine in Rust for rural credit unions and cut the nightly batch from six hours to forty minutes.',
      'I also teach a weekend robotics class for girls in Toyama.',
    ],
    skills: ['Rust'],
    honest: [
      'Your payment reconciliation engine for rural credit unions caught my eye: we serve fishing cooperatives with the same nightly batch.',
      'The weekend robotics class for girls in Toyama is exactly the spirit of our company. We make kits for schools.',
      '富山の週末のロボット教室(robotics class)の話を読みました。私たちは学校向けの教材を作っています。',
    ],
    templates: [
      'I was impressed by your experience in Rust and would love to talk about a role in our platform team. We offer flexible hours.',
      'Your background in payment systems is a great match for our fast growing fintech company. Are you open to a casual chat?',
      'Rustでのバックエンド開発のご経験を拝見しました。payment領域の当社でご活躍いただけます。',
    ],
  },
]
