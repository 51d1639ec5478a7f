-- companies: a photo of the office, the team and the product, each with what it shows in words: `[{"slot": "office", "picture": "/pictures/….webp", "text": "…"}]`.
alter table companies add column photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array' and jsonb_array_length(photos) <= 3);

-- The page holds one column more.
create or replace function count_page_version() returns trigger language plpgsql as $$
declare
  of_page constant text[] := array[
    'name', 'logo', 'introduction', 'product_description', 'vision', 'images', 'image_texts', 'company_youtube_url', 'interview_video_url',
    'interview_video_summary', 'officer_name', 'founding_year', 'employee_range', 'employee_count', 'capital', 'capital_date', 'category_ids', 'social_issues',
    'feature1', 'feature2', 'feature3', 'feature4', 'feature5', 'feature6', 'feature7', 'prefecture', 'address', 'contact_phone', 'contact_email',
    'contact_url', 'url', 'is_hiring_open_position', 'open_position_description', 'photos'];
  differences jsonb;
begin
  if new.page_version <> old.page_version then return new; end if;
  select jsonb_object_agg(key, jsonb_build_object('from', old_row.value, 'to', new_row.value)) into differences
  from jsonb_each(to_jsonb(old)) as old_row join jsonb_each(to_jsonb(new)) as new_row using (key)
  where key = any(of_page) and old_row.value is distinct from new_row.value;
  if differences is null then return new; end if;
  new.page_version := old.page_version + 1;
  insert into company_changes (company_id, version, changes, changed_by, is_public)
  values (new.id, new.page_version, differences, coalesce(current_setting('mebae.actor', true), ''), old.state = 'active');
  return new;
end $$;
