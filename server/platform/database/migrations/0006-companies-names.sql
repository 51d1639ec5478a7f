-- companies: the names under which a company is known. Candidates hide from their employers by them.

-- One spelling for texts that users write in many: width, case, accents, spaces, punctuation, hiragana, small kana, 旧字体. The contract does the same to texts,
-- and tests compare the two.
create function fold_name(name text) returns text language sql immutable parallel safe return translate(
  regexp_replace(
    replace(replace(replace(replace(
      translate(
        regexp_replace(
          normalize(
            -- Latin letters lose their accents; the mark that voices a kana stays with it.
            regexp_replace(
              normalize(
                lower(normalize(regexp_replace(translate(name, '゛゜', E'\u3099\u309a'), '[\u00ad\u034f\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\U000E0000-\U000E01EF]', '', 'g'), nfkc)),
                nfd),
              '[\u0300-\u036f]', '', 'g'),
            nfc),
          '(.)[〃々〻ゝヽゞヾ]', '\1\1', 'g'),
        'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔァィゥェォッャュョヮヰヱヲヂヅヵヶ'
      || '亞惡壓圍爲醫壹稻飮隱營榮衞驛悅閱圓緣艷鹽奧應橫歐毆黃溫穩假價畫會囘壞懷繪擴殼覺學嶽樂勸卷寬歡罐觀關陷巖顏歸氣龜僞戲犧舊據擧虛峽挾狹鄕曉區驅勳薰徑惠溪經繼莖螢輕鷄藝擊缺儉劍圈檢權獻縣險顯驗嚴效廣恆鑛號國黑濟碎劑櫻册雜參慘棧蠶贊殘絲齒兒辭濕實舍'
      || '寫釋壽收從澁獸縱肅處緖敍奬將燒稱證乘剩壤孃條淨疊穰讓釀囑觸寢愼晉眞盡圖粹醉隨髓數樞聲靜齊齋斎攝竊專戰淺潛纖踐錢禪曾雙壯搜插爭總聰莊裝騷增藏臟屬續墮體對帶滯臺瀧擇澤單擔膽團彈斷遲癡晝蟲鑄廳聽鎭遞鐵轉點傳黨燈當盜鬪德獨讀屆繩貳惱腦霸廢拜賣麥發髮'
      || '拔蠻祕濱濵甁冨拂佛變邊邉辯辨瓣寶豐沒飜槇萬滿默彌譯藥與餘譽搖樣謠來賴亂覽龍兩獵綠壘勵禮靈齡戀爐勞樓郞祿灣髙﨑嵜碕𠮷嶋嶌峯舘峩冝渕渊桒桧桺栁籔藪凜尭遙瑤冴晧穗繡鷗鶯鷆頰麴蘂蓜礒礪靑靍靏鸖隺㐂鈆舩杮桝埜迯祗蘆邨聨聯脅圀囯圡𡈽恊夘﨏曻昻晄淸瀨步朖'
      || '旣槪每涉淚渴玆瘦卽吳吿吞噓塡娛尙屛幷彥彔戶敎晚曆榘歷歿沉煇熙狀甯產畵皋皞眀硏硺禱稅竝緜羣蔣裵說踊躰軀輛迁逹鈎銳錄鍊閒鄰斋亝⺠⻄⻑⻘⻝⻤⻨⻩⻫⻭⻯⻲⺝⺩⻆⻁⻂⻃⻌⻖⻏⺅⺡⺣⺮⺾之熈姸齎籐',
        'アアイイウウエエオオカガキギクグケゲコゴサザシジスズセゼソゾタダチジツツズテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤヤユユヨヨラリルレロワワイエオンヴアイウエオツヤユヨワイエオジズカケ'
      || '亜悪圧囲為医一稲飲隠営栄衛駅悦閲円縁艶塩奥応横欧殴黄温穏仮価画会回壊懐絵拡殻覚学岳楽勧巻寛歓缶観関陥巌顔帰気亀偽戯犠旧拠挙虚峡挟狭郷暁区駆勲薫径恵渓経継茎蛍軽鶏芸撃欠倹剣圏検権献県険顕験厳効広恒鉱号国黒済砕剤桜冊雑参惨桟蚕賛残糸歯児辞湿実舎'
      || '写釈寿収従渋獣縦粛処緒叙奨将焼称証乗剰壌嬢条浄畳穣譲醸嘱触寝慎晋真尽図粋酔随髄数枢声静斉斉斉摂窃専戦浅潜繊践銭禅曽双壮捜挿争総聡荘装騒増蔵臓属続堕体対帯滞台滝択沢単担胆団弾断遅痴昼虫鋳庁聴鎮逓鉄転点伝党灯当盗闘徳独読届縄弐悩脳覇廃拝売麦発髪'
      || '抜蛮秘浜浜瓶富払仏変辺辺弁弁弁宝豊没翻槙万満黙弥訳薬与余誉揺様謡来頼乱覧竜両猟緑塁励礼霊齢恋炉労楼郎禄湾高崎崎崎吉島島峰館峨宜淵淵桑檜柳柳薮薮凛堯遥瑶冱皓穂繍鴎鴬鷏頬麹蕊配磯砺青鶴鶴鶴鶴喜鉛船柿枡野逃祇芦村連連脇国国土土協卯峪昇昂晃清瀬歩朗'
      || '既概毎渉涙渇茲痩即呉告呑嘘填娯尚屏并彦録戸教晩暦矩歴没沈輝煕状寧産画皐皓明研琢祷税並綿群蒋裴説踴体躯輌遷達鉤鋭録錬間隣斉斉民西長青食鬼麦黄斉歯竜亀月王角虎衤西辶阝阝亻氵灬竹艹ノ煕妍斉藤'
      ),
    'ヴア', 'バ'), 'ヴイ', 'ビ'), 'ヴエ', 'ベ'), 'ヴオ', 'ボ'),
    '[\u2000-\u206f\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030\ufe30-\ufe6f]', '', 'g'),
  -- The long sound is written as a mark, as some dash, or not at all. ヴ alone is ブ.
  E'ヴ \t\n\r　ー-−─~〜.,;:!?。、・·''"`´“”&+*#@_^=<>()[]{}|/\\「」『』【】〈〉《》〔〕★☆♪®™©$%¥',
  'ブ'
);

-- Latin letters before or after Japanese ones as kana: chidori法務 becomes チドリ法務. Null when letters remain that are no Japanese syllables.
create function latin_as_kana(key text) returns text language plpgsql immutable parallel safe as $$
declare
  syllables constant text := 'kya キヤ kyu キユ kyo キヨ sha シヤ shu シユ sho シヨ sya シヤ syu シユ syo シヨ cha チヤ chu チユ cho チヨ tya チヤ tyu チユ tyo チヨ nya ニヤ nyu ニユ nyo ニヨ hya ヒヤ hyu ヒユ hyo ヒヨ mya ミヤ myu ミユ myo ミヨ rya リヤ ryu リユ ryo リヨ gya ギヤ gyu ギユ gyo ギヨ bya ビヤ byu ビユ byo ビヨ pya ピヤ pyu ピユ pyo ピヨ shi シ chi チ tsu ツ ja ジヤ ju ジユ jo ジヨ ji ジ ka カ ki キ ku ク ke ケ ko コ sa サ si シ su ス se セ so ソ ta タ ti チ tu ツ te テ to ト na ナ ni ニ nu ヌ ne ネ no ノ ha ハ hi ヒ fu フ hu フ he ヘ ho ホ ma マ mi ミ mu ム me メ mo モ ya ヤ yu ユ yo ヨ ra ラ ri リ ru ル re レ ro ロ wa ワ wo オ ga ガ gi ギ gu グ ge ゲ go ゴ za ザ zi ジ zu ズ ze ゼ zo ゾ da ダ de デ do ド ba バ bi ビ bu ブ be ベ bo ボ pa パ pi ピ pu プ pe ペ po ポ a ア i イ u ウ e エ o オ n ン';
  names constant text[] := string_to_array(syllables, ' ');
  kana text := regexp_replace(key, '([kstpcgdbz])\1', 'ツ\1', 'g');
begin
  if key !~ '[a-z]{3}' or key !~ '[ァ-ヺ一-鿿]' then return null; end if;
  for at in 1 .. cardinality(names) by 2 loop
    kana := replace(kana, names[at], names[at + 1]);
  end loop;
  return case when kana ~ '[a-z]' then null else kana end;
end $$;

-- The keys of a name: without its legal form, without 旧 or 元, a department, an office or the word for its group, and each part of 「A（旧B）」.
create function name_keys(name text) returns text[] language plpgsql immutable parallel safe as $$
declare
  places constant text := '北海道|青森|岩手|宮城|秋田|山形|福島|茨城|栃木|群馬|埼玉|千葉|東京|神奈川|新潟|富山|石川|福井|山梨|長野|岐阜|静岡|愛知|三重|滋賀|京都|大阪|兵庫|奈良|和歌山|鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知|福岡|佐賀|長崎|熊本|大分|宮崎|鹿児島|沖縄|札幌|仙台|横浜|川崎|名古屋|神戸|北九州|さいたま|堺|浜松|渋谷|新宿|品川|港|日本|関東|関西|東海|東北|九州|中国|四国|北陸|首都圏';
  offices constant text := '支店|支社|本社|本店|営業所|事業所|事業本部|事業部|工場|研究所|出張所|オフィス|センター|拠点|店舗|日本法人';
  departments constant text := '(人事|総務|経理|財務|法務|営業|開発|企画|経営企画|広報|マーケティング|情報システム|システム|技術|製造|品質|購買|物流|商品|事業開発|管理|カスタマーサポート|コーポレート|エンジニアリング|プロダクト)';
  legal constant text := '株式会社|有限会社|合同会社|合資会社|合名会社|相互会社|(一般|公益)?(社団|財団)法人|(特定|認定)?非営利活動法人|npo法人|(国立)?(大学|研究開発|独立行政)法人|(医療|学校|社会福祉|宗教|監査|税理士|弁護士|弁理士)法人|(農業)?協同組合|[(][株有同資名社財医学福特][)]';
  latin_legal constant text := '([\s,.]{1,5}(inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|plc|gmbh|ag|sa|bv|nv|pte|pty|k\.?k|g\.?k|kabushiki kaisha|godo kaisha)[.,]{0,3}){1,5}\s*$';
  front constant text := '^[\s:・,.–—-]+';
  former constant text := '^((旧社名|旧商号|旧称|前職|前々職|現職|勤務先|社名|商号)[\s:・=]{0,3}|[旧元前現]{1,2}[\s:・=]{1,3}|旧|[元前現](?=[ぁ-ヿa-z])|ex[-\s]{1,3})';
  endings constant text[] := array[
    '\s+[^\s]{0,30}(' || offices || '|部|課|室|局|係|チーム|店|担当|department|dept\.?|division|office|branch|team)\s*$',
    '(' || places || ')?[本支東西南北]?(' || offices || ')\s*$',
    departments || '(本部|統括部|部|課|室|局|チーム|担当)\s*$',
    '\s+(' || places || ')[都府県市区]?\s*$',
    '(に|で|へ|より|から|\s)(勤務|在籍|出向|常駐|派遣|所属)中?\s*$',
    '[\s・※,]*(インターン(シップ|生)?|出身|アルバイト|新卒|中途|[0-9]{1,2}社目)\s*$',
    '(※[^※]{0,30}|(?<=\S{3})様(常駐|先|向け|案件|担当|出向|派遣|にて|へ|で)?)$',
    '(ホールディングス|ホールディング|グループ|group|holdings|hds?)\s*$'
  ];
  generic constant text := '^((' || places || ')[都府県市区]?|本社|支社|出向|派遣|派遣社員|正社員|契約社員|アルバイト|パト|業務委託|フリランス|個人事業主?|自営業?|会社員?|企業|無職|非公開|某社|匿名|自社|インタン|副業|兼業|起業|家業|市役所|区役所|県庁|大学|高校|学校|病院|it企業|it会社|上場企業|大手企業|ベンチヤ企業|スタトアツプ|コンサルテイングフアム|[0-9]{1,8})$';
  plain text := translate(lower(normalize(regexp_replace(translate(name, '゛゜', E'\u3099\u309a'), '[\u00ad\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff\U000E0100-\U000E01EF]', '', 'g'), nfkc)), '國會團學醫舊', '国会団学医旧');
  part text;
  bare text;
  forms text[];
  longer text[];
  keys text[] := '{}';
  is_whole boolean := true;
begin
  foreach part in array array[plain] || regexp_split_to_array(plain, '[][(){}【】「」『』〈〉《》〔〕|/、;→⇒>]') loop
    bare := regexp_replace(regexp_replace(part, legal, ' ', 'g'), front, '');
    forms := array[bare, regexp_replace(bare, former, '')];
    if part <> plain then forms := forms || regexp_replace(bare, '^[旧元前現]', ''); end if;
    forms := (select array_agg(distinct regexp_replace(regexp_replace(regexp_replace(form, front, ''), '^(the|kabushiki kaisha|k\.?k\.?|godo kaisha)\s+', ''), latin_legal, '')) from unnest(forms) as form);
    for round in 1..4 loop
      longer := (select array_agg(distinct form) from (
        select unnest(forms) as form
        union select regexp_replace(regexp_replace(form, ending, ''), latin_legal, '') from unnest(forms) as form, unnest(endings) as ending
      ) as shorter);
      exit when cardinality(longer) = cardinality(forms);
      forms := longer;
    end loop;
    keys := keys || array(
      select key from (select fold_name(form) as key from unnest(forms) as form) as folded
      where char_length(key) >= 2 or (is_whole and key = fold_name(bare) and key <> '')
    );
    is_whole := false;
  end loop;
  keys := keys || array(select latin_as_kana(key) from unnest(keys) as key where latin_as_kana(key) is not null);
  keys := array(select distinct key from unnest(keys) as key where key !~ generic);
  return case when keys = '{}' then array_remove(array[fold_name(name)], '') else keys end;
end $$;

-- The keys of an employer as a candidate typed it: also of the part before the first blank or sign, because the site may list a company under just that name.
create function employer_name_keys(name text) returns text[] language sql immutable parallel safe as $$
  with plain as (
    select regexp_replace(normalize(name, nfkc), '^\s*((株式|有限|合同|合資|合名)会社|[(][株有同資名][)])\s*', '') as text
  ), front as (
    select text, substring(text from '^\s*(\S[^\s・※&+×,、。:;!?~〜〔【「『(/|-]+)[\s・※&+×,、。:;!?~〜〔【「『(/|-]') as word from plain
  )
  select array(
    select unnest(name_keys(name))
    union select key from front, unnest(name_keys(word)) as key where char_length(key) >= 2
  )
$$;

-- A host and the domains above it: mail.sample.co.jp is also known as sample.co.jp. Callers compare with a registrable domain, so that co.jp matches nothing.
create function host_keys(host text) returns setof text language sql immutable parallel safe as $$
  with label as (select string_to_array(rtrim(lower(host), '.'), '.') as names)
  select array_to_string(names[first:], '.') from label, generate_series(1, cardinality(names) - 1) as first
$$;

-- The host of a web or mail address.
create function host_of(address text) returns text language sql immutable parallel safe
return substring(lower(address) from '^(?:https?://)?(?:[^/?#]*@)?([^/?#:@]+)');

-- Names and domains of a company beside those on its page: an English name, a former name, a brand, another mail domain.
create table company_aliases (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('name', 'domain')),
  value text not null check (char_length(value) between 1 and 253),
  primary key (company_id, kind, value)
);

-- The names, domains and numbers under which a company is known, normalised for comparison. Triggers write them, so that no way of writing a company can miss
-- one (docs/decisions, blocked employers).
create table company_keys (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('name', 'domain', 'corporate_number')),
  key text not null check (key <> ''),
  primary key (company_id, kind, key)
);
create index on company_keys (kind, key);

-- Writes the keys of a company again.
create function save_company_keys(kept_id integer) returns void language plpgsql as $$
declare
  before text[] := array(select kind || key from company_keys where company_id = kept_id order by 1);
begin
  delete from company_keys where company_id = kept_id;
  insert into company_keys (company_id, kind, key)
  select id, 'name', unnest(name_keys(name)) from companies where id = kept_id
  union select company_id, 'name', unnest(name_keys(value)) from company_aliases where company_id = kept_id and kind = 'name'
  union select id, 'corporate_number', unnest(array_remove(array[corporate_number, group_number], null)) from companies where id = kept_id
  union select id, 'domain', host_keys(host_of(place)) from companies, unnest(array[url, contact_url, contact_email]) as place where id = kept_id and place <> ''
  union select company_id, 'domain', host_keys(host_of(value)) from company_aliases where company_id = kept_id and kind = 'domain';
  if before = array(select kind || key from company_keys where company_id = kept_id order by 1) then return; end if;
  -- The search texts of people who worked there hide the company's current name. Rows are locked in one order, so that two companies cannot deadlock.
  perform from candidate_search_texts
  where candidate_user_id in (select candidate_user_id from employer_keys join company_keys using (kind, key) where company_keys.company_id = kept_id)
  order by candidate_user_id for update;
  update candidate_search_texts as kept set text = null, version = kept.version + 1
  where candidate_user_id in (select candidate_user_id from employer_keys join company_keys using (kind, key) where company_keys.company_id = kept_id);
end $$;

create function save_keys_of_company() returns trigger language plpgsql as $$
begin
  perform save_company_keys(new.id);
  return null;
end $$;
create trigger company_keys_are_kept after insert or update of name, url, contact_url, contact_email, corporate_number on companies
  for each row execute function save_keys_of_company();
create trigger company_group_is_kept after update of group_number on companies
  for each row when (old.group_number is distinct from new.group_number) execute function save_keys_of_company();

create function save_keys_of_alias() returns trigger language plpgsql as $$
begin
  perform save_company_keys(id) from companies where id in (new.company_id, old.company_id);
  return null;
end $$;
create trigger company_keys_are_kept after insert or update or delete on company_aliases
  for each row execute function save_keys_of_alias();

-- A name or address under which candidates knew a company remains one of its aliases: candidates who blocked the company stay hidden from it.
create function save_former_keys() returns trigger language plpgsql as $$
begin
  insert into company_aliases (company_id, kind, value)
  select new.id, 'name', old.name where new.name is distinct from old.name
  union select new.id, 'domain', host_of(former.place)
    from (values (old.url, new.url), (old.contact_url, new.contact_url), (old.contact_email, new.contact_email)) as former (place, place_now)
    where char_length(host_of(former.place)) between 1 and 253 and host_of(former.place) is distinct from host_of(former.place_now)
  on conflict do nothing;
  return null;
end $$;
create trigger former_keys_are_kept after update of name, url, contact_url, contact_email on companies
  for each row when (old.state = 'active') execute function save_former_keys();
