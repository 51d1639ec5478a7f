-- Under which keys a company is known, kept by the database itself, so that no way of writing a company can forget them (docs/decisions/0012-blocked-employers.md).

-- Names and domains beside those of the company's page: an English name, a former name, a brand, another mail domain.
create table company_aliases (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('name', 'domain')),
  value text not null check (char_length(value) between 1 and 253),
  primary key (company_id, kind, value)
);

-- One spelling of what people write in many: width, case, spaces, punctuation, hiragana, small kana, 旧字体.
create function fold_name(name text) returns text language sql immutable parallel safe return translate(
  translate(
    lower(normalize(name, nfkc)),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔァィゥェォッャュョヮヰヱヲヂヅ'
      || '國會澤濱邊邉渡齋齊斎髙﨑嵜冨廣櫻學藝龍瀧條眞惠榮禮鐵圓萬壽關應經實寶體臺灣縣證轉當發總聲醫藥樂氣豐靜獨圖歐驛戰團彌舊變號廳鹽佛德緖黑增橫曉峯嶋',
    'アアイイウウエエオオカガキギクグケゲコゴサザシジスズセゼソゾタダチジツツズテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤヤユユヨヨラリルレロワワイエオンヴアイウエオツヤユヨワイエオジズ'
      || '国会沢浜辺辺渡斉斉斉高崎崎富広桜学芸竜滝条真恵栄礼鉄円万寿関応経実宝体台湾県証転当発総声医薬楽気豊静独図欧駅戦団弥旧変号庁塩仏徳緒黒増横暁峰島'
  ),
  -- The long sound is written as a mark, as some dash, or not at all.
  E' \t\n\r　ー-‐‑‒–—―−─~〜.,;:!?。、・·''"`´’‘“”&+*#@_^=<>()[]{}|/\\「」『』【】〈〉《》〔〕★☆♪®™©',
  ''
);

-- The keys of a name: as a whole, without its legal form, each part of 「サンプル（Sample Inc.）」, and without ホールディングス or 支店 at its end.
create function name_keys(name text) returns text[] language sql immutable parallel safe as $$
  with plain as (
    select regexp_replace(
      translate(lower(normalize(name, nfkc)), '國會團學醫', '国会団学医'),
      '株式会社|有限会社|合同会社|合資会社|合名会社|相互会社|(一般|公益)?(社団|財団)法人|(特定|認定)非営利活動法人|npo法人|(国立)?(大学|研究開発|独立行政)法人|(医療|学校|社会福祉|宗教|監査|税理士|弁護士|弁理士)法人|(農業)?協同組合|\([株有同資名社財医学福特]\)',
      ' ', 'g'
    ) as name
  ), part as (
    select plain.name as text, 1 as least from plain
    union all select regexp_split_to_table(plain.name, '[][(){}【】「」『』〈〉《》/|]'), 2 from plain
  ), bare as (
    select least, regexp_replace(
      regexp_replace(
        regexp_replace(text, '^\s*((旧|現|元)(社名|商号)?[:\s]+|(the|kabushiki kaisha|k\.?k\.?)\s+)', ''),
        '([\s,.]+(inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|plc|gmbh|ag|sa|bv|nv|pte|pty|k\.?k|g\.?k|kabushiki kaisha|godo kaisha)[.,]*)+\s*$', ''
      ),
      '\s+\S*(支店|支社|本社|本店|営業所|事業所|事業部|工場|研究所)\s*$', ''
    ) as text from part
  ), folded as (
    select least, fold_name(text) as key from bare
    union select 2, fold_name(regexp_replace(text, '(ホールディングス|ホールディング|グループ|group|holdings|hd)\s*$', '')) from bare
  ), kept as (
    select distinct key from folded where char_length(key) >= least
  )
  select coalesce(array_agg(key), array_remove(array[fold_name($1)], '')) from kept
$$;

-- A host and all it belongs to: mail.sample.co.jp is known as sample.co.jp, too. Whoever compares brings a registrable domain, so that co.jp says nothing.
create function host_keys(host text) returns setof text language sql immutable parallel safe as $$
  with label as (select string_to_array(rtrim(lower(host), '.'), '.') as names)
  select array_to_string(names[first:], '.') from label, generate_series(1, cardinality(names) - 1) as first
$$;

create function host_of(address text) returns text language sql immutable parallel safe
return substring(lower(address) from '^(?:https?://)?(?:[^/?#]*@)?([^/?#:@]+)');

create function keep_company_keys(kept_id integer) returns void language plpgsql as $$
begin
  delete from company_keys where company_id = kept_id;
  insert into company_keys (company_id, kind, key)
  select id, 'name', unnest(name_keys(name)) from companies where id = kept_id
  union select company_id, 'name', unnest(name_keys(value)) from company_aliases where company_id = kept_id and kind = 'name'
  union select id, 'corporate_number', corporate_number from companies where id = kept_id and corporate_number is not null
  union select id, 'domain', host_keys(host_of(place)) from companies, unnest(array[url, contact_url, contact_email]) as place where id = kept_id and place <> ''
  union select company_id, 'domain', host_keys(host_of(value)) from company_aliases where company_id = kept_id and kind = 'domain';
end $$;

create function keep_keys_of_company() returns trigger language plpgsql as $$
begin
  perform keep_company_keys(new.id);
  return null;
end $$;
create trigger company_keys_are_kept after insert or update of name, url, contact_url, contact_email, corporate_number on companies
  for each row execute function keep_keys_of_company();

create function keep_keys_of_alias() returns trigger language plpgsql as $$
begin
  perform keep_company_keys(id) from companies where id in (new.company_id, old.company_id);
  return null;
end $$;
create trigger company_keys_are_kept after insert or update or delete on company_aliases
  for each row execute function keep_keys_of_alias();

-- Companies that are there already.
select keep_company_keys(id) from companies;

-- Which company may not see which candidate, and why: the one place that says so, read from either side.
create view company_blocks as
  select candidate_user_id, company_id, 'hand' as reason, null::integer as block_rule_id, null::integer as user_work_experience_id from blocked_companies
  union all
  select candidate_user_id, company_id, 'rule', block_rules.id, null from block_rules
    join company_keys on company_keys.kind = 'name' and strpos(company_keys.key, block_rules.key) > 0
    where block_rules.kind = 'keyword'
  union all
  select candidate_user_id, company_id, 'rule', block_rules.id, null from block_rules
    join company_keys on company_keys.kind = 'domain' and company_keys.key = block_rules.key
    where block_rules.kind = 'domain'
  union all
  select candidate_user_id, company_id, 'employer', null, user_work_experience_id from employer_keys
    join company_keys using (kind, key)
    where not exists (
      select from allowed_employers as allowed where allowed.candidate_user_id = employer_keys.candidate_user_id and allowed.company_id = company_keys.company_id
    );
create index on block_rules (kind, key);
