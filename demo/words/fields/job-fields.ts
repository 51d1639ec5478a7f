import type { Domain } from '../domains/domain.ts'
import { codeFields } from './code-fields.ts'
import type { JobField } from './job-field.ts'
import { makeFields } from './make-fields.ts'
import { runFields } from './run-fields.ts'
import { sellFields } from './sell-fields.ts'

const change = '開発に関わる業務全般'

const dataFields: JobField[] = [
  {
    id: 106,
    weight: 6,
    headlines: ['{title}（{topic}）', '{topic}の{title}', '{title}／{data}'],
    titles: ['機械学習エンジニア', 'AIエンジニア', '機械学習基盤エンジニア'],
    pay: [520, 820],
    fee: [4500, 9000],
    change,
    types: [72, 3, 17, 0, 8],
    leads: [
      '{data}から、{users}の判断を助けるモデルをつくる仕事です。',
      '{topic}の精度を、現場で使える水準まで引き上げます。',
      'モデルをつくるだけでなく、{site}で動きつづけるところまで受け持ちます。',
    ],
    duties: [
      '{topic}に使うモデルの設計と学習',
      '{data}の整理と、正解の付け方の設計',
      '推論の速さと費用の改善',
      'モデルの劣化の見張り',
      '{users}への結果の見せ方の相談',
      '論文の調査と小さな試作',
      '学習の自動化と記録の整備',
      '誤りの多い場面の分析',
      '{warehouse}からの学習データの作成',
    ],
    goals: [
      '最初の半年は、{measure}を{before}から{after}に減らすことが目標です。',
      '試作のまま止まっている{topic}を、1年で{clientCount}に届けます。',
      '最初の3か月は{data}を自分の目で見て、誤りの種類を書き出すところから始めます。',
    ],
    required: ['Pythonによる機械学習の実務経験 {years}年以上', '統計と線形代数の基礎的な理解', 'モデルを実際のサービスで動かした経験'],
    preferred: ['画像、音声、言葉のいずれかを扱った経験', '{cloud}での学習環境の構築経験', '論文を読んで実装した経験', '正解データづくりを人に依頼した経験'],
    desired: ['精度の数字の裏側を見に行ける方', '使わないという結論も出せる方', '現場の人の言葉で説明できる方'],
    skills: ['Python', '機械学習', '深層学習', '統計解析', '{cloud}', 'Docker', '画像認識', '自然言語処理'],
  },
  {
    id: 107,
    weight: 4,
    only: 'device',
    headlines: ['{title}（{topic}）', '「{product}」の{title}', '{title}／試作から量産まで'],
    titles: ['組み込みエンジニア', 'ハードウェアエンジニア', '電気回路の設計者', '機構設計エンジニア'],
    pay: [450, 720],
    fee: [4000, 7500],
    change,
    types: [80, 6, 11, 0, 3],
    onSite: true,
    leads: [
      '{site}に置く機器を、試作から量産まで受け持つ仕事です。',
      '{data}を集める機器の、回路と組み込みソフトウェアをつくります。',
      '雨とほこりに耐え、電池で長く動く機器を設計します。',
    ],
    duties: [
      '機器の回路設計と部品の選定',
      '組み込みソフトウェアの開発',
      '試作機の組み立てと評価',
      '省電力の設計と計測',
      '{site}での設置と調整',
      '量産工場との調整',
      '故障品の分解と原因の調査',
      '防水と耐熱の試験',
      '通信の安定性の確認',
    ],
    goals: [
      '次の量産までの9か月で、部品の費用を2割下げます。',
      '電池の持ちを3年から5年に延ばすことが、最初の1年の目標です。',
      '最初の半年は、{site}での故障を月{n}件から半分にします。',
    ],
    required: ['回路設計、機構設計、組み込み開発のいずれかの実務経験 {years}年以上', '測定器を使った評価の経験', '図面または回路図を読む力'],
    preferred: ['CまたはC++での開発経験', '量産の立ち上げに関わった経験', '無線の機器を扱った経験', '3D CADの利用経験'],
    desired: ['手を動かして確かめる方', '現場に機器を運ぶことをいとわない方', '安全に関わることを急がない方'],
    skills: ['組み込み開発', '回路設計', 'C', 'C++', '3D CAD', 'Linux', '品質保証'],
  },
  {
    id: 105,
    weight: 4,
    headlines: ['{title}（{topic}）', '「{product}」の{title}', '{topic}の{title}'],
    titles: ['QAエンジニア', 'テストエンジニア', '品質保証担当'],
    pay: [420, 640],
    fee: [3200, 5500],
    change: '品質保証と開発に関わる業務全般',
    types: [70, 8, 16, 4, 2],
    leads: [
      '{users}が困る前に、{topic}のおかしなところを見つける仕事です。',
      '「{product}」を安心して公開できるよう、たしかめ方そのものをつくります。',
      'テストを最後の工程ではなく、設計の段階から始めるチームです。',
    ],
    duties: [
      '{topic}のテスト設計と実施',
      '自動テストの作成と手入れ',
      '公開前の確認の手順づくり',
      '不具合の再現と、原因の切り分け',
      '仕様の相談への参加',
      '{users}からの問い合わせの傾向の分析',
      '端末とブラウザーごとの確認',
      '確認に使うデータの準備',
    ],
    goals: [
      '公開前の手作業の確認を、2日から半日にすることが最初の目標です。',
      '半年で、公開後に見つかる不具合を月{n}件から半分に減らします。',
      '最初の3か月で、{topic}の確認の一覧を作り直していただきます。',
    ],
    required: ['Webまたはアプリのテスト設計の経験 {years}年以上', '不具合を再現できる形で報告した経験', '開発者と仕様を相談した経験'],
    preferred: ['自動テストの作成経験', '{clients}の業務の知識', 'テストの資格', 'SQLでデータを確かめた経験'],
    desired: ['「たぶん大丈夫」を放っておけない方', '言いにくいことを穏やかに伝えられる方', '使う人の立場で順序を考えられる方'],
    skills: ['品質保証', 'CI/CD', 'SQL', '要件定義', 'TypeScript', 'Git'],
  },
  {
    id: 38,
    weight: 5,
    headlines: ['{title}（{topic}）', '{data}の{title}', '「{product}」の{title}', '{title}／{warehouse}'],
    titles: ['データアナリスト', 'データエンジニア', 'データ分析担当', 'アナリティクスエンジニア'],
    pay: [450, 720],
    fee: [3800, 7500],
    change: 'データ分析と開発に関わる業務全般',
    types: [72, 4, 17, 1, 6],
    leads: [
      '{data}を、{users}と経営の両方が使える形にする仕事です。',
      '{unitCount}から届く記録を読み解き、次に直すところを決めます。',
      '勘と会議で決めていたことを、数字で話せるようにします。',
    ],
    duties: [
      '{data}の集計と分析',
      '{warehouse}のデータ基盤の整備',
      '{dashboard}での指標の画面づくり',
      '機能の公開前後の効果の検証',
      '指標の定義の文書化',
      '{users}への聞き取りと、数字とのつきあわせ',
      '欠けた記録の原因の調査',
      '月次の事業報告の数字の作成',
      '各チームからの分析の相談',
    ],
    goals: [
      '最初の半年は、社内で3通りある「利用者数」をひとつの定義にそろえます。',
      '{measure}がどこで増えるのかを、1年かけて明らかにします。',
      '集計を待つ時間を、3日から半日にすることが最初の目標です。',
    ],
    required: ['SQLによる集計の実務経験 {years}年以上', '分析の結果をもとに、事業の判断を変えた経験', '数字の前提を文章で説明する力'],
    preferred: ['PythonまたはRによる分析の経験', '{warehouse}の利用経験', '{dashboard}での画面づくりの経験', '効果検証の設計の経験'],
    desired: ['都合の悪い数字も先に出せる方', '聞かれた問いの、その奥を考える方', '表の1行を見に行ける方'],
    skills: ['SQL', '{warehouse}', '{dashboard}', 'Python', '統計解析', 'データ基盤構築', 'dbt', 'A/Bテスト', 'Excel'],
  },
]

export const jobFields: readonly JobField[] = [...codeFields, ...dataFields, ...makeFields, ...sellFields, ...runFields]

/** The fields in which a company of such a business can hire. */
export const fieldsOf = (domain: Domain) => jobFields.filter(({ only }) => !only || domain[only])
