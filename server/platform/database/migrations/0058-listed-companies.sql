-- The list of companies and the number on the home page ask for every listed company's id: without this, each time through the whole table.
create index companies_listed on companies (id) where state = 'active' and not end_of_contract;
analyze companies;
