export async function bringOver(_dir: string): Promise<void> {
  throw new Error('not yet');
}
