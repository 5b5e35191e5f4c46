'use server';

import { revokeSession } from '@producer-portal/api';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { callApi } from './api';

/** Ends the sign-in at the host and in this browser. */
export async function signOut(): Promise<void> {
  await callApi((api) => revokeSession(api), '/');
  (await cookies()).delete('token');
  redirect('/signed-out');
}
