-- Steps and ends of a selection are words on the wire: their rows say which.
update masters set key = words.key from (values
  ('selection_step', 1, 'entry'), ('selection_step', 2, 'casual_meeting'), ('selection_step', 3, 'document_screening'), ('selection_step', 4, 'first_interview'),
  ('selection_step', 5, 'second_interview'), ('selection_step', 6, 'final_interview'), ('selection_step', 7, 'offer'), ('selection_step', 8, 'end'),
  ('selection_end_reason', 1, 'hired'), ('selection_end_reason', 2, 'declined'), ('selection_end_reason', 3, 'rejected'), ('selection_end_reason', 4, 'not_applicable')
) as words (master, id, key) where masters.master = words.master and masters.id = words.id;
