-- companies: up to twelve photos, in the company's order, several of one kind. The version before reads the kinds that it knows and goes by its own order.
alter table companies drop constraint companies_photos_check,
  add constraint companies_photos_check check (jsonb_typeof(photos) = 'array' and jsonb_array_length(photos) <= 12);
