-- How well and for how many years a candidate has used each of their skills: `[{"skill_type": 3, "level": 2, "years": 4}]`. A skill without an entry says neither.
alter table candidate_profiles add column skill_levels jsonb not null default '[]' check (jsonb_typeof(skill_levels) = 'array');
