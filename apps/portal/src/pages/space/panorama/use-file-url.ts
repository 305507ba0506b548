import { useRouter } from '@tanstack/react-router';
import { fileUrl } from '@zonekit/api-client/file/client';
import { useCallback } from 'react';

/** Address of a public file by its id. */
export const useFileUrl = () => {
  const { api } = useRouter().options.context.config;
  return useCallback((id: string) => fileUrl(api, id), [api]);
};
