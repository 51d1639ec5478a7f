-- Lists show the newest jobs of each company on the page: without this, all jobs of these companies are read and sorted each time.
create index job_offers_newest_of_company on job_offers (company_id, confirmed_at desc, id desc) where state = 'published';
analyze job_offers;
