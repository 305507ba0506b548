/** Which words of the catalogue a status has. 'Error' for what has none of its own. */
export const errorWords = (status: number) => {
  if (status === 404) return { title: 'notFound', hint: 'notFoundHint' } as const;
  if (status === 401 || status === 403) return { title: 'forbidden', hint: 'forbiddenHint' } as const;
  if (status === 429) return { title: 'tooMany', hint: 'tooManyHint' } as const;
  if (status === 502 || status === 503 || status === 504) {
    return { title: 'unavailable', hint: 'unavailableHint' } as const;
  }
  return { title: 'error', hint: 'errorHint' } as const;
};
