// Written from auth.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const authEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    imageCaptcha: {"method":"GET","path":"/users/files/image_captcha","access":"public"},
    sendSmsCaptcha: {"method":"POST","path":"/message/sms/send-captcha","access":"public","hasBody":true},
    checkPhone: {"method":"POST","path":"/users/users/check-phone","access":"public","hasBody":true},
    loginByAccount: {"method":"POST","path":"/users/users/login-by-account","access":"public","signsIn":true,"hasBody":true},
    loginByMobile: {"method":"POST","path":"/users/users/login-by-mobile","access":"public","signsIn":true,"hasBody":true},
    register: {"method":"POST","path":"/users/users/register","access":"public","status":201,"signsIn":true,"hasBody":true},
    resetPasswordByMobile: {"method":"POST","path":"/users/users/reset-password-by-mobile","access":"public","hasBody":true},
    resetPassword: {"method":"POST","path":"/users/users/reset-password","access":"user","hasBody":true},
    ssoCheck: {"method":"GET","path":"/users/sso/check","access":"public","signsParameters":true},
    ssoLogin: {"method":"POST","path":"/users/sso/scyq/login","access":"public","signsParameters":true,"signsIn":true,"hasBody":true},
    loginByYksso: {"method":"POST","path":"/users/users/login-by-yksso","access":"public","signsParameters":true,"signsIn":true,"hasBody":true},
    refreshToken: {"method":"POST","path":"/users/token/refresh","access":"user"},
    logout: {"method":"POST","path":"/users/logout","access":"user"},
    userInfo: {"method":"GET","path":"/users/users/info","access":"user"},
    serverTime: {"method":"GET","path":"/universal/time","access":"public"},
  },
  async () => (await import('./auth.contract.ts')).authEndpoints,
);
