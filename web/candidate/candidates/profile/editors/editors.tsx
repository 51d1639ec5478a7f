import type { ReactNode } from 'react'
import { FULL_SUMMARY } from '#contract/candidates/profiles/completeness-parts.ts'
import { CheckGroup, Choice } from '../fields/choice.tsx'
import { useFields } from '../fields/fields-context.ts'
import { SkillPicker, type SkillPickerProps } from '#web/candidates/skills/skill-picker.tsx'
import { LongText, ReadText } from '../fields/text.tsx'
import type { LoadedProfile } from '../frame/load-profile.ts'
import { ResumeText } from '../frame/resume-text.tsx'
import { WeekField } from '../week/week-field.tsx'
import { savedTimes } from '#web/platform/forms/week/week-inputs.tsx'
import { BasicFields, basicSaved } from './basic-fields.tsx'
import { ContactFields, contactSaved } from './contact-fields.tsx'
import type { EditorId } from './editor-ids.ts'
import { EducationFields, educationSaved } from './education-fields.tsx'
import { DetailsFields, WishesFields } from './wishes-fields.tsx'

type Editor = { title: string; seen: string; saved: (loaded: LoadedProfile) => Record<string, unknown>; fields: (loaded: LoadedProfile) => ReactNode }

const toAll = '企業に見えます。'

/** Every part of the profile that is one form: what its fields hold, and who reads it. */
export const editors: Record<Exclude<EditorId, 'history' | 'work'>, Editor> = {
  basic: {
    title: '氏名と見出し',
    seen: '見出しは企業に見えます。名前は「氏名」の段階から見えます。',
    saved: basicSaved,
    fields: (loaded) => <BasicFields {...loaded} />,
  },
  summary: {
    title: '要約',
    seen: toAll,
    saved: ({ profile: { job_summary } }) => ({ job_summary }),
    fields: ({ advanced }) => (
      <>
        <LongText
          name="job_summary"
          label="仕事の要約"
          hint={`${FULL_SUMMARY}字を目安に。何を、どれだけ、どう良くしたか。会社名や名前は書かないでください。`}
          rows={8}
          longest={4000}
          aim={FULL_SUMMARY}
        />
        <ResumeText text={advanced.job_history_pdf_text} />
      </>
    ),
  },
  skills: {
    title: 'スキル',
    seen: toAll,
    saved: ({ profile: { employment_types, licenses } }) => ({ employment_types, licenses }),
    fields: ({ profile, lookups }) => (
      <>
        <OwnSkills name="skill_types" legend="スキル" options={lookups.skill_types} chosen={profile.skill_types} levels={profile.skill_levels} />
        <LongText name="licenses" label="資格・免許" rows={3} longest={2000} />
        <CheckGroup name="employment_types" legend="経験した雇用形態" options={lookups.work_employment_types} />
      </>
    ),
  },
  english: {
    title: '英語',
    seen: toAll,
    saved: ({ profile: { english_level } }) => ({ english_level }),
    fields: ({ lookups }) => <Choice name="english_level" label="英語レベル" options={lookups.english_level} />,
  },
  education: {
    title: '学歴',
    seen: '最終学歴は企業に見えます。学校名と専攻は「経歴」の段階から見えます。',
    saved: educationSaved,
    fields: (loaded) => <EducationFields {...loaded} />,
  },
  vision: {
    title: 'これから（your vision）',
    seen: '「経歴」の段階から見えます。実現していなくても、決まっていなくてもかまいません。',
    saved: ({ vision }) => vision,
    fields: () => (
      <>
        <LongText name="your_vision" label="これから実現したいこと" longest={2000} rows={6} />
        <LongText name="your_vision_reason" label="そう考える理由" longest={2000} rows={6} hint="きっかけになった出来事があると、伝わりやすくなります。" />
      </>
    ),
  },
  intention: {
    title: '転職活動の状況',
    seen: toAll,
    saved: ({ advanced: { career_intention_rating, purpose_intention } }) => ({
      career_intention_rating: career_intention_rating ?? '',
      purpose_intention: purpose_intention ?? '',
    }),
    fields: ({ lookups }) => (
      <>
        <Choice name="career_intention_rating" label="転職の意向" need="must" options={lookups.career_intention_rating} />
        <Choice name="purpose_intention" label="さがしているもの" need="must" options={lookups.purpose_intention} />
      </>
    ),
  },
  wishes: {
    title: '希望条件',
    seen: '年収のほかは企業に見えます。',
    saved: ({ advanced }) => ({ ...advanced }),
    fields: (loaded) => <WishesFields {...loaded} />,
  },
  details: { title: 'くわしい希望', seen: toAll, saved: ({ advanced }) => ({ ...advanced }), fields: (loaded) => <DetailsFields {...loaded} /> },
  interest: {
    title: '興味',
    seen: toAll,
    saved: ({ advanced: { user_interest, user_desired_work_detail } }) => ({ user_interest, user_desired_work_detail }),
    fields: () => (
      <>
        <LongText name="user_interest" label="興味のあること" longest={2000} hint="分野、製品、社会のこと。1行でかまいません。" />
        <LongText name="user_desired_work_detail" label="希望する仕事の内容" longest={2000} />
      </>
    ),
  },
  availabilities: {
    title: '働ける曜日と時間',
    seen: '求人の勤務時間と比べるために使います。曜日と時間は、どの企業にも見えません。',
    saved: ({ advanced: { working_day, availabilities } }) => ({ working_day, ...Object.fromEntries(savedTimes(availabilities)) }),
    fields: ({ advanced }) => (
      <>
        <WeekField saved={advanced.availabilities} />
        <ReadText name="working_day" label="曜日と時間について伝えたいこと" longest={200} hint="企業に見えます。例：月末の金曜は休みます。" />
      </>
    ),
  },
  experience: {
    title: '年収とマネジメント',
    seen: 'マネジメント人数は企業に見えます。いまの年収は「経歴」の段階から見えます。',
    saved: ({ advanced: { annual_income_range, management_experience } }) => ({ annual_income_range, management_experience }),
    fields: ({ lookups }) => (
      <>
        <Choice name="annual_income_range" label="いまの年収" options={lookups.annual_income_range} />
        <Choice name="management_experience" label="マネジメント人数" options={lookups.management_experience} />
      </>
    ),
  },
  contact: {
    title: '連絡先',
    seen: '都道府県は企業に見えます。メールと電話番号は「連絡先」の段階から見えます。',
    saved: contactSaved,
    fields: (loaded) => <ContactFields {...loaded} />,
  },
}

const OwnSkills = (props: Omit<SkillPickerProps, 'error'>) => <SkillPicker {...props} error={useFields().error} />
