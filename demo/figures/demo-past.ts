import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'

/** One invented application that is over: so many days ago, answered so many days later or never, its last step, and when its end was announced. */
export type DemoPast = { days: number; answered?: number; steps: SelectionStep[]; end?: { after: number; reason: 'hired' | 'declined' | 'rejected' } }

const rejected = (after: number) => ({ after, reason: 'rejected' as const })

export const demoPast: DemoPast[] = [
  { days: 340, answered: 1.2, steps: ['document_screening'], end: rejected(9) },
  {
    days: 322,
    answered: 0.6,
    steps: ['casual_meeting', 'first_interview', 'second_interview', 'final_interview', 'offer'],
    end: { after: 41, reason: 'hired' },
  },
  { days: 305, answered: 3.1, steps: ['document_screening'], end: rejected(12) },
  { days: 288, steps: [] },
  { days: 270, answered: 0.4, steps: ['casual_meeting'], end: { after: 15, reason: 'declined' } },
  { days: 251, answered: 2.3, steps: ['document_screening', 'first_interview'], end: rejected(24) },
  { days: 236, answered: 1.1, steps: ['document_screening'], end: rejected(8) },
  { days: 214, answered: 5.4, steps: ['document_screening'] },
  { days: 193, answered: 0.9, steps: ['casual_meeting', 'first_interview', 'second_interview'], end: rejected(33) },
  { days: 171, answered: 1.8, steps: ['document_screening'], end: rejected(10) },
  { days: 152, answered: 0.3, steps: ['casual_meeting', 'first_interview', 'final_interview', 'offer'], end: { after: 38, reason: 'declined' } },
  { days: 139, answered: 9.5, steps: ['document_screening'], end: rejected(20) },
  { days: 118, answered: 2.6, steps: ['document_screening'], end: rejected(11) },
  { days: 97, answered: 0.7, steps: ['casual_meeting', 'first_interview'], end: rejected(22) },
  { days: 83, answered: 1.5, steps: ['document_screening'], end: rejected(9) },
  { days: 71, answered: 0.8, steps: ['casual_meeting', 'first_interview', 'second_interview', 'offer'], end: { after: 36, reason: 'hired' } },
  { days: 58, answered: 4.2, steps: ['document_screening'], end: rejected(14) },
  { days: 47, answered: 1.4, steps: ['document_screening'], end: rejected(10) },
  { days: 29, answered: 0.5, steps: ['casual_meeting', 'first_interview'], end: rejected(21) },
  { days: 26, answered: 2.1, steps: ['document_screening'], end: rejected(9) },
  { days: 22, answered: 1.0, steps: ['casual_meeting'], end: { after: 12, reason: 'declined' } },
  { days: 19, answered: 6.2, steps: ['document_screening'], end: rejected(13) },
]
