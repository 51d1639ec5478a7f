-- Code tables: ids are fixed for ever, operators may relabel. The rows come with the migration that needs them.
create table masters (
  master text not null,
  id integer not null check (id >= 0),
  name text not null check (name <> ''),
  name_en text not null check (name_en <> ''),
  order_no integer not null default 0,
  retired_at timestamptz,
  primary key (master, id)
);

create function master_has_all(wanted_master text, ids integer[]) returns boolean
language sql stable as $$
  select not exists (select from unnest(ids) as wanted (id) where not exists (select from masters where masters.master = wanted_master and masters.id = wanted.id))
$$;

-- Arrays cannot have foreign keys. A deferred trigger says the same, and a bulk load may switch it off.
create function refuse_unknown_master() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  execute format('select ($1).%I::integer[]', tg_argv[1]) into ids using new;
  if not master_has_all(tg_argv[0], ids) then
    raise exception '% holds an id that % does not know', tg_argv[1], tg_argv[0] using errcode = 'foreign_key_violation', column = tg_argv[1];
  end if;
  return null;
end $$;

create function has_no_duplicates(ids integer[]) returns boolean
language sql immutable as $$ select cardinality(ids) = (select count(distinct id) from unnest(ids) as given (id)) $$;

insert into masters (master, id, name, name_en) values
  ('employment_types', 1, '正社員', 'Full-time'), ('employment_types', 2, '契約社員', 'Fixed-term'), ('employment_types', 3, '業務委託・副業', 'Freelance or side job'), ('employment_types', 4, 'アルバイト・パート', 'Part-time'), ('employment_types', 5, 'インターン', 'Internship'),
  ('work_employment_types', 1, '正社員', 'Full-time'), ('work_employment_types', 2, '契約社員', 'Fixed-term'), ('work_employment_types', 3, '業務委託・副業', 'Freelance or side job'), ('work_employment_types', 4, 'アルバイト・パート', 'Part-time'), ('work_employment_types', 5, 'インターン', 'Internship'), ('work_employment_types', 6, '派遣社員', 'Dispatched'), ('work_employment_types', 7, '役員', 'Executive'), ('work_employment_types', 8, '自営・フリーランス', 'Self-employed'),
  ('remote', 0, '出社のみ', 'On site'), ('remote', 1, '一部リモート可', 'Partly remote'), ('remote', 2, 'フルリモート可', 'Fully remote'),
  ('phase', 1, 'シード・アーリー期', 'Seed or early stage'), ('phase', 2, 'ミドル期(ビジネスモデル確立)', 'Middle stage (business model established)'), ('phase', 3, 'レイター期(拡大期)', 'Later stage (expanding)'),
  ('kind', 4, '自社プロダクト・サービス', 'Own product or service'), ('kind', 5, '英語を活かせる', 'English used'), ('kind', 6, '競争力のあるコア技術', 'Competitive core technology'), ('kind', 7, '社会課題の解決', 'Solves a social issue'),
  ('employee_range', 1, '10名以下', '10 or fewer'), ('employee_range', 2, '11〜30名', '11 to 30'), ('employee_range', 3, '31〜50名', '31 to 50'), ('employee_range', 4, '51〜100名', '51 to 100'), ('employee_range', 5, '101名以上', '101 or more'),
  ('job_fields', 0, '事業開発・営業企画', 'Business development and sales planning'), ('job_fields', 5, 'リサーチ', 'Research'), ('job_fields', 6, '法人営業・CS', 'Sales and CS for corporations'), ('job_fields', 13, '生産・業務オペレーション', 'Production and business operations'), ('job_fields', 15, 'セールスエンジニア', 'Sales engineer'), ('job_fields', 16, 'サーバーサイドエンジニア', 'Server-side engineer'), ('job_fields', 18, 'インフラ・SREエンジニア', 'Infrastructure and SRE engineer'), ('job_fields', 21, '個人営業・CS', 'Sales and CS for individuals'), ('job_fields', 22, '広報・PR', 'PR'), ('job_fields', 25, 'CTO・CIO・VPoE', 'CTO, CIO and VPoE'), ('job_fields', 29, 'アプリエンジニア', 'App engineer'), ('job_fields', 32, '商品企画・販促', 'Product planning and promotion'), ('job_fields', 33, 'デジタルマーケティング', 'Digital marketing'), ('job_fields', 38, 'データ分析', 'Data analysis'), ('job_fields', 42, 'フロントエンドエンジニア', 'Front-end engineer'),
  ('job_fields', 100, '人事・採用', 'Human resources'), ('job_fields', 101, '経理・財務', 'Accounting and finance'), ('job_fields', 102, '法務・知財', 'Legal and IP'), ('job_fields', 103, 'デザイナー', 'Designer'), ('job_fields', 104, 'プロダクトマネージャー', 'Product manager'), ('job_fields', 105, 'QA・テスト', 'QA and testing'), ('job_fields', 106, '機械学習・AIエンジニア', 'Machine learning engineer'), ('job_fields', 107, 'ハードウェア・組み込みエンジニア', 'Hardware and embedded engineer'), ('job_fields', 108, 'コーポレート・総務', 'Corporate and general affairs'), ('job_fields', 109, 'COO・CFO・経営幹部', 'COO, CFO and executives'), ('job_fields', 110, '研究開発', 'Research and development'), ('job_fields', 111, 'その他', 'Other'),
  ('company_categories', 1, 'サステナビリティ', 'Sustainability'), ('company_categories', 2, 'コンサルティング', 'Consulting'), ('company_categories', 3, 'HRtech/Edtech', 'HRtech and Edtech'), ('company_categories', 4, 'モビリティ/ロボティクス', 'Mobility and robotics'), ('company_categories', 5, '新素材/バイオ', 'New materials and bio'), ('company_categories', 6, 'インバウンド/建設/レジャー', 'Inbound, construction and leisure'), ('company_categories', 7, 'フィンテック', 'Fintech'), ('company_categories', 8, 'SaaS', 'SaaS'), ('company_categories', 9, 'ヘルスケア', 'Healthcare'), ('company_categories', 10, '食/農', 'Food and farming'), ('company_categories', 11, '宇宙', 'Space'), ('company_categories', 12, 'エンタメ', 'Entertainment'), ('company_categories', 13, '行政DX', 'Public services'), ('company_categories', 14, 'リーガルテック', 'Legal tech'), ('company_categories', 15, 'AI', 'AI'),
  ('social_issues', 1, '環境・エネルギー', 'Environment and energy'), ('social_issues', 2, '医療・健康', 'Health'), ('social_issues', 3, '教育', 'Education'), ('social_issues', 4, '少子高齢化', 'Ageing society'), ('social_issues', 5, '地方創生', 'Regional revitalisation'), ('social_issues', 6, '働き方', 'Ways of working'), ('social_issues', 7, '貧困・格差', 'Poverty and inequality'), ('social_issues', 8, '防災', 'Disaster prevention'), ('social_issues', 9, '食料', 'Food'), ('social_issues', 10, '多様性', 'Diversity');

insert into masters (master, id, name, name_en)
select 'prefectures', id, name, name_en from unnest(
  array['北海道','青森県','岩手県','宮城県','秋田県','山形県','福島県','茨城県','栃木県','群馬県','埼玉県','千葉県','東京都','神奈川県','新潟県','富山県','石川県','福井県','山梨県','長野県','岐阜県','静岡県','愛知県','三重県','滋賀県','京都府','大阪府','兵庫県','奈良県','和歌山県','鳥取県','島根県','岡山県','広島県','山口県','徳島県','香川県','愛媛県','高知県','福岡県','佐賀県','長崎県','熊本県','大分県','宮崎県','鹿児島県','沖縄県','海外'],
  array['Hokkaido','Aomori','Iwate','Miyagi','Akita','Yamagata','Fukushima','Ibaraki','Tochigi','Gunma','Saitama','Chiba','Tokyo','Kanagawa','Niigata','Toyama','Ishikawa','Fukui','Yamanashi','Nagano','Gifu','Shizuoka','Aichi','Mie','Shiga','Kyoto','Osaka','Hyogo','Nara','Wakayama','Tottori','Shimane','Okayama','Hiroshima','Yamaguchi','Tokushima','Kagawa','Ehime','Kochi','Fukuoka','Saga','Nagasaki','Kumamoto','Oita','Miyazaki','Kagoshima','Okinawa','Overseas']
) with ordinality as prefecture (name, name_en, id);

insert into masters (master, id, name, name_en)
select 'skill_types', id, name, name from unnest(array[
  'Go','TypeScript','JavaScript','Python','Ruby','PHP','Java','Kotlin','Swift','Rust','C','C++','C#','Scala','Elixir','Dart','R','SQL','HTML/CSS','Shell',
  'React','Next.js','Vue.js','Angular','Svelte','Node.js','Ruby on Rails','Django','FastAPI','Laravel','Spring Boot','Flutter','React Native','Unity','ROS',
  'PostgreSQL','MySQL','Redis','BigQuery','Snowflake','dbt','Elasticsearch','Kafka','GraphQL','gRPC',
  'AWS','Google Cloud','Azure','Docker','Kubernetes','Terraform','Linux','CI/CD','Git','Datadog',
  '機械学習','深層学習','自然言語処理','画像認識','統計解析','データ基盤構築','A/Bテスト','Tableau','Looker','Excel',
  'Figma','UIデザイン','UXリサーチ','グラフィックデザイン','動画編集','3D CAD','回路設計','組み込み開発','品質保証','セキュリティ',
  'プロダクトマネジメント','プロジェクトマネジメント','スクラム','要件定義','マネジメント','採用','労務','経理','財務','法務',
  '法人営業','個人営業','カスタマーサクセス','インサイドセールス','事業開発','アライアンス','Salesforce','HubSpot','広告運用','SEO',
  'SNS運用','コンテンツ制作','広報・PR','イベント企画','ブランディング','英語','中国語','韓国語','簿記','電話対応'
]) with ordinality as skill (name, id);
