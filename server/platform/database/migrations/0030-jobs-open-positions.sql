-- A search reads which open positions changed since its process last looked: without this index, a scan of all companies.
create index companies_open_position on companies (updated_at) where is_hiring_open_position;
