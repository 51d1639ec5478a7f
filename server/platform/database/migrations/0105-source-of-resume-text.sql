-- From which file the text of a job history was read: a newer file that cannot be read does not lend it its name. Null when its owner wrote it.
alter table candidate_profiles add job_history_text_file text;
update candidate_profiles set job_history_text_file = pdf.file_name
from job_history_pdfs as pdf
where pdf.candidate_user_id = candidate_profiles.candidate_user_id and pdf.state = 'read' and job_history_pdf_text <> ''
  and (job_history_pdf_edited_at is null or job_history_pdf_edited_at < pdf.uploaded_at);
