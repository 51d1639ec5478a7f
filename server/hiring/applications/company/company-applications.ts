import { sql } from 'kysely'
import type { CompanyApplication } from '#contract/hiring/applications/application.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { mayReadOutside } from '#server/accounts/outside-access/outside-access.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { referredByFor } from '../../sources/source-of-hire.ts'
import { applicationColumns } from '../application-columns.ts'
import { scorecardMarks } from './scorecard-marks.ts'

/** The selections that exist for a member: those of the threads they may read. Counts and lists start here. */
export const applicationsOf = (db: Database, viewer: CompanyViewer) => threadsOf(db, viewer).innerJoin('applications', 'applications.thread_id', 'threads.id')

/** The company's own step at which a selection stands; null where it has none. */
export const ownStepId = sql<number | null>`(case when exists (select from selection_steps where selection_steps.company_id = applications.company_id)
  then selection_step_of(applications.company_id, applications.job_id, applications.step, applications.step_id) end)`

const assigned = sql<CompanyApplication['assigned']>`(select json_build_object('id', id, 'name', name) from company_users where id = threads.company_user_id)`

const heldNotice = sql<CompanyApplication['held_notice']>`(select json_build_object('step', step, 'message', message, 'send_at', send_at) from selection_notices
  where application_id = applications.id and outcome is null)`

/** A program's key reads how selections stand, not how members call the people. */
const tags = (viewer: CompanyViewer) =>
  viewer.key
    ? sql<CompanyApplication['tags']>`'[]'::json`
    : sql<CompanyApplication['tags']>`(select coalesce(json_agg(json_build_object('id', own.id, 'name', own.name) order by own.name), '[]')
  from candidate_tags join selection_tags as own on own.id = candidate_tags.tag_id
  where own.company_id = threads.company_id and candidate_tags.candidate_user_id = threads.candidate_user_id)`

const lastOffer = (now: Date) => sql<CompanyApplication['offer']>`(
  select json_build_object('version', version, 'state', state, 'answer_due_on', answer_due_on, 'is_expired', state = 'sent' and answer_due_on < ${japanDay(now)}::date)
  from offers where offers.application_id = applications.id and state <> 'draft' order by version desc limit 1)`

/** The selections of a member as the contract shows them. */
export const companyApplications = (db: Database, viewer: CompanyViewer, now: Date) =>
  applicationsOf(db, viewer)
    .select(applicationColumns('company', now, { lent: mayReadOutside(viewer) }))
    .select([
      // With what the company merged with the application, for members who read people from outside.
      referredByFor(viewer).as('referred_by'),
      ownStepId.as('step_id'),
      sql<string | null>`(select name from selection_steps where id = ${ownStepId})`.as('step_name'),
      sql<CompanyApplication['shown_step']>`applications.shown_step`.as('shown_step'),
      sql<boolean>`not exists (select from selection_notice_settings as settings
        where settings.company_id = threads.company_id and settings.step = applications.step and not settings.is_notified)`.as('is_step_told'),
      candidateOfThread(now).as('candidate'),
      assigned.as('assigned'),
      heldNotice.as('held_notice'),
      tags(viewer).as('tags'),
      scorecardMarks(viewer).as('scorecards'),
      lastOffer(now).as('offer'),
      sql<string | null>`(select reason from application_decline_reasons where application_id = applications.id)`.as('decline_reason'),
    ])
