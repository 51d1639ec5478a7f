-- Remote work, fixed overtime, flexible and discretionary hours: null where the posting says nothing. Rows are corrected by the next import or edit.
alter table job_offers
  alter remote drop not null, alter remote drop default,
  alter fixed_overtime drop not null, alter fixed_overtime drop default,
  alter flex drop not null, alter flex drop default,
  alter discretionary_work drop not null, alter discretionary_work drop default,
  add check (fixed_overtime is true or (fixed_overtime_hours is null and fixed_overtime_amount is null and fixed_overtime_excess_paid is null));
