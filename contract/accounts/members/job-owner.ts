import { z } from 'zod'

/** 担当者: the member in charge of a job, to whom new applications go. */
export const JobOwner = z.object({ id: z.uuid(), name: z.string().meta({ example: '木下 遥' }) })
export type JobOwner = z.infer<typeof JobOwner>
