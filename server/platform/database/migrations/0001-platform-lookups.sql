-- platform: the lookup tables and their rows. They hold the name of each id; tables of the other areas refer to the ids.

-- The lookup tables (コード表). An id never changes its meaning; operators relabel, reorder and retire rows, and add new ones.
create table lookups (
  master text not null,
  id integer not null check (id >= 0),
  name text not null check (name <> ''),
  name_en text not null check (name_en <> ''),
  order_no integer not null default 0,
  retired_at timestamptz,
  -- The word that the API uses where it uses words instead of ids, as `active` or `none`.
  key text,
  revision integer not null default 1,
  primary key (master, id),
  unique (master, key),
  constraint lookups_fit check (id <= 32767)
);

-- Whether every id stands in the lookup table.
create function lookup_has_all(wanted_master text, ids integer[]) returns boolean
language sql stable as $$
  select not exists (select from unnest(ids) as wanted (id) where not exists (select from lookups where lookups.master = wanted_master and lookups.id = wanted.id))
$$;

-- Arrays cannot have foreign keys. This constraint trigger stands in for one, and a bulk load may switch it off.
create function refuse_unknown_lookup() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  execute format('select ($1).%I::integer[]', tg_argv[1]) into ids using new;
  if not lookup_has_all(tg_argv[0], ids) then
    raise exception '% holds an id that % does not know', tg_argv[1], tg_argv[0] using errcode = 'foreign_key_violation', column = tg_argv[1];
  end if;
  return null;
end $$;

create function has_no_duplicates(ids integer[]) returns boolean
language sql immutable as $$ select cardinality(ids) = (select count(distinct id) from unnest(ids) as given (id)) $$;

-- Cached pages carry names and choices of the lookup tables: on this NOTIFY each process drops them.
create function publish_lookups() returns trigger language plpgsql as $$
begin
  perform pg_notify('lookups', '');
  return null;
end $$;
create trigger publish_lookups after insert or update or delete on lookups for each statement execute function publish_lookups();

insert into lookups (master, id, name, name_en) values
  ('employment_types', 1, '正社員', 'Full-time'),
  ('employment_types', 2, '契約社員', 'Fixed-term'),
  ('employment_types', 3, '業務委託・副業', 'Freelance or side job'),
  ('employment_types', 4, 'アルバイト・パート', 'Part-time'),
  ('employment_types', 5, 'インターン', 'Internship'),
  ('work_employment_types', 1, '正社員', 'Full-time'),
  ('work_employment_types', 2, '契約社員', 'Fixed-term'),
  ('work_employment_types', 3, '業務委託・副業', 'Freelance or side job'),
  ('work_employment_types', 4, 'アルバイト・パート', 'Part-time'),
  ('work_employment_types', 5, 'インターン', 'Internship'),
  ('work_employment_types', 6, '派遣社員', 'Dispatched'),
  ('work_employment_types', 7, '役員', 'Executive'),
  ('work_employment_types', 8, '自営・フリーランス', 'Self-employed'),
  ('remote', 0, '出社のみ', 'On site'),
  ('remote', 1, '一部リモート可', 'Partly remote'),
  ('remote', 2, 'フルリモート可', 'Fully remote'),
  ('phase', 1, 'シード・アーリー期', 'Seed or early stage'),
  ('phase', 2, 'ミドル期(ビジネスモデル確立)', 'Middle stage (business model established)'),
  ('phase', 3, 'レイター期(拡大期)', 'Later stage (expanding)'),
  ('kind', 4, '自社プロダクト・サービス', 'Own product or service'),
  ('kind', 5, '英語を活かせる', 'English used'),
  ('kind', 6, '競争力のあるコア技術', 'Competitive core technology'),
  ('kind', 7, '社会課題の解決', 'Solves a social issue'),
  ('employee_range', 1, '10名以下', '10 or fewer'),
  ('employee_range', 2, '11〜30名', '11 to 30'),
  ('employee_range', 3, '31〜50名', '31 to 50'),
  ('employee_range', 4, '51〜100名', '51 to 100'),
  ('employee_range', 5, '101名以上', '101 or more'),
  ('job_fields', 0, '事業開発・営業企画', 'Business development and sales planning'),
  ('job_fields', 5, 'リサーチ', 'Research'),
  ('job_fields', 6, '法人営業・CS', 'Sales and CS for corporations'),
  ('job_fields', 13, '生産・業務オペレーション', 'Production and business operations'),
  ('job_fields', 15, 'セールスエンジニア', 'Sales engineer'),
  ('job_fields', 16, 'サーバーサイドエンジニア', 'Server-side engineer'),
  ('job_fields', 18, 'インフラ・SREエンジニア', 'Infrastructure and SRE engineer'),
  ('job_fields', 21, '個人営業・CS', 'Sales and CS for individuals'),
  ('job_fields', 22, '広報・PR', 'PR'),
  ('job_fields', 25, 'CTO・CIO・VPoE', 'CTO, CIO and VPoE'),
  ('job_fields', 29, 'アプリエンジニア', 'App engineer'),
  ('job_fields', 32, '商品企画・販促', 'Product planning and promotion'),
  ('job_fields', 33, 'デジタルマーケティング', 'Digital marketing'),
  ('job_fields', 38, 'データ分析', 'Data analysis'),
  ('job_fields', 42, 'フロントエンドエンジニア', 'Front-end engineer'),
  ('job_fields', 100, '人事・採用', 'Human resources'),
  ('job_fields', 101, '経理・財務', 'Accounting and finance'),
  ('job_fields', 102, '法務・知財', 'Legal and IP'),
  ('job_fields', 103, 'デザイナー', 'Designer'),
  ('job_fields', 104, 'プロダクトマネージャー', 'Product manager'),
  ('job_fields', 105, 'QA・テスト', 'QA and testing'),
  ('job_fields', 106, '機械学習・AIエンジニア', 'Machine learning engineer'),
  ('job_fields', 107, 'ハードウェア・組み込みエンジニア', 'Hardware and embedded engineer'),
  ('job_fields', 108, 'コーポレート・総務', 'Corporate and general affairs'),
  ('job_fields', 109, 'COO・CFO・経営幹部', 'COO, CFO and executives'),
  ('job_fields', 110, '研究開発', 'Research and development'),
  ('job_fields', 111, 'その他', 'Other'),
  ('company_categories', 1, 'サステナビリティ', 'Sustainability'),
  ('company_categories', 2, 'コンサルティング', 'Consulting'),
  ('company_categories', 3, 'HRtech/Edtech', 'HRtech and Edtech'),
  ('company_categories', 4, 'モビリティ/ロボティクス', 'Mobility and robotics'),
  ('company_categories', 5, '新素材/バイオ', 'New materials and bio'),
  ('company_categories', 6, 'インバウンド/建設/レジャー', 'Inbound, construction and leisure'),
  ('company_categories', 7, 'フィンテック', 'Fintech'),
  ('company_categories', 8, 'SaaS', 'SaaS'),
  ('company_categories', 9, 'ヘルスケア', 'Healthcare'),
  ('company_categories', 10, '食/農', 'Food and farming'),
  ('company_categories', 11, '宇宙', 'Space'),
  ('company_categories', 12, 'エンタメ', 'Entertainment'),
  ('company_categories', 13, '行政DX', 'Public services'),
  ('company_categories', 14, 'リーガルテック', 'Legal tech'),
  ('company_categories', 15, 'AI', 'AI'),
  ('social_issues', 1, '環境・エネルギー', 'Environment and energy'),
  ('social_issues', 2, '医療・健康', 'Health'),
  ('social_issues', 3, '教育', 'Education'),
  ('social_issues', 4, '少子高齢化', 'Ageing society'),
  ('social_issues', 5, '地方創生', 'Regional revitalisation'),
  ('social_issues', 6, '働き方', 'Ways of working'),
  ('social_issues', 7, '貧困・格差', 'Poverty and inequality'),
  ('social_issues', 8, '防災', 'Disaster prevention'),
  ('social_issues', 9, '食料', 'Food'),
  ('social_issues', 10, '多様性', 'Diversity'),
  ('english_level', 1, 'なし', 'None'),
  ('english_level', 2, '読み書き', 'Reading and writing'),
  ('english_level', 3, '日常会話', 'Everyday conversation'),
  ('english_level', 4, 'ビジネス', 'Business'),
  ('english_level', 5, 'ネイティブ', 'Native'),
  ('annual_income_range', 1, '100万円未満', 'Under 1 million yen'),
  ('annual_income_range', 2, '100〜200万円', '1 to 2 million yen'),
  ('annual_income_range', 3, '200〜300万円', '2 to 3 million yen'),
  ('annual_income_range', 4, '300〜400万円', '3 to 4 million yen'),
  ('annual_income_range', 5, '400〜500万円', '4 to 5 million yen'),
  ('annual_income_range', 6, '500〜600万円', '5 to 6 million yen'),
  ('annual_income_range', 7, '600〜700万円', '6 to 7 million yen'),
  ('annual_income_range', 8, '700〜800万円', '7 to 8 million yen'),
  ('annual_income_range', 9, '800〜900万円', '8 to 9 million yen'),
  ('annual_income_range', 10, '900〜1,000万円', '9 to 10 million yen'),
  ('annual_income_range', 11, '1,000〜1,200万円', '10 to 12 million yen'),
  ('annual_income_range', 12, '1,200〜1,500万円', '12 to 15 million yen'),
  ('annual_income_range', 13, '1,500〜2,000万円', '15 to 20 million yen'),
  ('annual_income_range', 14, '2,000万円以上', '20 million yen or more'),
  ('progress', 2, 'カジュアル面談', 'Casual meeting'),
  ('progress', 3, '選考中', 'In selection'),
  ('progress', 4, '内定', 'Offer'),
  ('scout_refusal_reasons', 1, '事業内容がよくわからない・興味が持てない', 'Business unclear or uninteresting'),
  ('scout_refusal_reasons', 2, '経営者やチームに興味が持てない', 'CEO or team uninteresting'),
  ('scout_refusal_reasons', 3, '業務内容がよくわからない', 'Duties unclear'),
  ('scout_refusal_reasons', 4, '自分は対象ではないと感じた', 'Not the target'),
  ('scout_refusal_reasons', 5, '希望する仕事と違う', 'Different from desired work'),
  ('scout_refusal_reasons', 6, '役職が希望より低い', 'Lower position level'),
  ('scout_refusal_reasons', 7, '年収が希望より低い', 'Lower salary'),
  ('scout_refusal_reasons', 8, '経験が足りない', 'Experience not enough'),
  ('scout_refusal_reasons', 9, '働く環境・雇用形態・時間が合わない', 'Work environment, employment type or hours mismatch'),
  ('scout_refusal_reasons', 10, 'なぜ声をかけられたのかわからない', 'Unclear why scouted'),
  ('scout_refusal_reasons', 11, '文面が使い回しに見える', 'Scout text looks copy-pasted'),
  ('scout_refusal_reasons', 12, '今ではないが、数か月後なら考えられる', 'Timing not right now but possible in a few months'),
  ('scout_refusal_reasons', 13, 'その他', 'Other'),
  ('search_sort', 1, 'おすすめ', 'Recommended'),
  ('search_sort', 2, '新着', 'Newest'),
  ('search_sort', 3, '更新', 'Updated'),
  ('search_sort', 4, '年収の上限', 'Highest salary'),
  ('withdrawal_reasons', 1, '芽生えで転職先が決まった', 'Found a job here'),
  ('withdrawal_reasons', 2, 'ほかで転職先が決まった', 'Found a job elsewhere'),
  ('withdrawal_reasons', 3, '転職や副業をやめた', 'No longer looking'),
  ('withdrawal_reasons', 4, '希望する求人が少ない', 'Too few fitting jobs'),
  ('withdrawal_reasons', 5, '企業からの返事がない', 'No answers from companies'),
  ('withdrawal_reasons', 6, 'スカウトの内容に不満がある', 'Unhappy with scouts'),
  ('withdrawal_reasons', 7, '個人情報の扱いが気になる', 'Worried about personal data'),
  ('withdrawal_reasons', 8, 'その他', 'Other');

insert into lookups (master, id, name, name_en)
select 'prefectures', id, name, name_en from unnest(
  array['北海道','青森県','岩手県','宮城県','秋田県','山形県','福島県','茨城県','栃木県','群馬県','埼玉県','千葉県','東京都','神奈川県','新潟県','富山県','石川県','福井県','山梨県','長野県','岐阜県','静岡県','愛知県','三重県','滋賀県','京都府','大阪府','兵庫県','奈良県','和歌山県','鳥取県','島根県','岡山県','広島県','山口県','徳島県','香川県','愛媛県','高知県','福岡県','佐賀県','長崎県','熊本県','大分県','宮崎県','鹿児島県','沖縄県','海外'],
  array['Hokkaido','Aomori','Iwate','Miyagi','Akita','Yamagata','Fukushima','Ibaraki','Tochigi','Gunma','Saitama','Chiba','Tokyo','Kanagawa','Niigata','Toyama','Ishikawa','Fukui','Yamanashi','Nagano','Gifu','Shizuoka','Aichi','Mie','Shiga','Kyoto','Osaka','Hyogo','Nara','Wakayama','Tottori','Shimane','Okayama','Hiroshima','Yamaguchi','Tokushima','Kagawa','Ehime','Kochi','Fukuoka','Saga','Nagasaki','Kumamoto','Oita','Miyazaki','Kagoshima','Okinawa','Overseas']
) with ordinality as prefecture (name, name_en, id);

insert into lookups (master, id, name, name_en)
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

-- Rows that the API names by a word, their `key`.
insert into lookups (master, id, key, name, name_en) values
  ('career_intention_rating', 1, 'active', '今すぐ転職したい', 'Looking now'),
  ('career_intention_rating', 2, 'passive', '良い機会があれば', 'Open to a good opportunity'),
  ('career_intention_rating', 3, 'gathering', 'まずは情報収集', 'Gathering information'),
  ('career_intention_rating', 4, 'no_considering', '今は考えていない', 'Not considering'),
  ('purpose_intention', 1, 'find_new_job', '転職', 'A new job'),
  ('purpose_intention', 2, 'find_side_job', '副業', 'A side job'),
  ('purpose_intention', 3, 'find_both', 'どちらも', 'Both'),
  ('purpose_intention', 4, 'undecided', '未定', 'Undecided'),
  ('management_experience', 1, 'none', 'なし', 'None'),
  ('management_experience', 2, 'one_to_five', '1〜5人', '1 to 5 people'),
  ('management_experience', 3, 'six_to_ten', '6〜10人', '6 to 10 people'),
  ('management_experience', 4, 'eleven_to_twenty', '11〜20人', '11 to 20 people'),
  ('management_experience', 5, 'over_twenty_one', '21人以上', '21 people or more'),
  ('progress_outcome', 1, 'accepted', '承諾', 'Accepted'),
  ('progress_outcome', 2, 'declined', '自分から辞退', 'Declined'),
  ('progress_outcome', 3, 'rejected', '見送り', 'Rejected'),
  ('progress_outcome', 4, 'ghosted', '返信なし', 'No answer'),
  ('request_type', 1, 'interest', '興味・希望条件', 'Interests and wishes'),
  ('request_type', 2, 'vision', 'your vision', 'Your vision'),
  ('job_state', 1, 'draft', '下書き', 'Draft'),
  ('job_state', 2, 'in_review', '審査中', 'In review'),
  ('job_state', 3, 'published', '公開', 'Published'),
  ('job_state', 4, 'paused', '一時停止', 'Paused'),
  ('job_state', 5, 'closed', '終了', 'Closed'),
  ('closed_reason', 1, 'filled', '充足', 'Filled'),
  ('closed_reason', 2, 'expired', '期限', 'Expired'),
  ('closed_reason', 3, 'withdrawn', '取り下げ', 'Withdrawn'),
  ('company_state', 1, 'provisional', '仮登録', 'Provisional'),
  ('company_state', 2, 'pending', '承認待ち', 'Pending'),
  ('company_state', 3, 'active', '利用中', 'Active'),
  ('company_state', 4, 'suspended', '利用停止', 'Suspended'),
  ('company_role', 1, 'admin', '管理者', 'Administrator'),
  ('company_role', 2, 'recruiter', 'リクルーター', 'Recruiter'),
  ('company_role', 3, 'assistant', 'アシスタント', 'Assistant'),
  ('company_role', 4, 'guest', 'ゲスト', 'Guest'),
  ('selection_step', 1, 'entry', 'エントリー', 'Entry'),
  ('selection_step', 2, 'casual_meeting', 'カジュアル面談', 'Casual meeting'),
  ('selection_step', 3, 'document_screening', '書類選考', 'Screening of documents'),
  ('selection_step', 4, 'first_interview', '一次', 'First interview'),
  ('selection_step', 5, 'second_interview', '二次', 'Second interview'),
  ('selection_step', 6, 'final_interview', '最終', 'Final interview'),
  ('selection_step', 7, 'offer', '内定', 'Offer'),
  ('selection_step', 8, 'end', '終了', 'Ended'),
  ('selection_end_reason', 1, 'hired', '入社決定', 'Joins'),
  ('selection_end_reason', 2, 'declined', '応募者辞退', 'Withdrawn by the applicant'),
  ('selection_end_reason', 3, 'rejected', '不採用', 'Not hired'),
  ('selection_end_reason', 4, 'not_applicable', '非選考対象', 'Not eligible'),
  ('profile_request_items', 1, 'user_interest', '興味のあること', 'Interests'),
  ('profile_request_items', 2, 'user_desired_work_detail', '希望する仕事の内容', 'Desired work'),
  ('profile_request_items', 3, 'user_desired_job_fields', '希望する職種', 'Desired fields'),
  ('profile_request_items', 4, 'user_desired_employment_types', '希望する雇用形態', 'Desired employment'),
  ('profile_request_items', 5, 'user_preferred_work_areas', '希望する勤務地', 'Preferred areas'),
  ('profile_request_items', 6, 'user_desired_categories', '興味のある業種', 'Categories of interest'),
  ('profile_request_items', 7, 'user_interest_social_issues', '関心のある社会課題', 'Social issues of interest'),
  ('profile_request_items', 8, 'user_desired_company_phases', '希望する企業の段階', 'Company phases'),
  ('profile_request_items', 9, 'user_desired_company_kinds', '希望する企業の特徴', 'Company kinds'),
  ('profile_request_items', 10, 'working_day', '働ける日と時間', 'Working days'),
  ('profile_request_items', 11, 'your_vision', 'your vision', 'Your vision'),
  ('profile_request_items', 12, 'your_vision_reason', 'そう考える理由', 'Reason for the vision');
