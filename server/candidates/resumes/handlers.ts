import { candidate } from '#server/api.ts'
import { changeJobHistoryText } from './history/job-history-files.ts'
import { downloadJobHistoryPdf, removeJobHistoryPdf, uploadJobHistoryPdf } from './history/job-history-pdf.ts'
import { exportResume } from './export-resume.ts'
import { importResume } from './import-resume.ts'
import { proposeResume } from './proposal/propose-resume.ts'
import { showJobHistory } from './history/show-job-history.ts'

export const resumes = {
  job_history_pdf: {
    show: candidate.job_history_pdf.show.handler(({ context }) => showJobHistory(context)),
    upload: candidate.job_history_pdf.upload.handler(({ context, input }) => uploadJobHistoryPdf(context, input.file)),
    change_text: candidate.job_history_pdf.change_text.handler(({ context, input }) => changeJobHistoryText(context, input.job_history_pdf_text)),
    remove: candidate.job_history_pdf.remove.handler(({ context }) => removeJobHistoryPdf(context)),
    proposal: candidate.job_history_pdf.proposal.handler(({ context }) => proposeResume(context)),
    download: candidate.job_history_pdf.download.handler(({ context }) => downloadJobHistoryPdf(context)),
  },
  resume: {
    export: candidate.resume.export.handler(({ context, input }) => exportResume(context, input.format)),
    import: candidate.resume.import.handler(({ context, input }) => importResume(context, input)),
  },
}
