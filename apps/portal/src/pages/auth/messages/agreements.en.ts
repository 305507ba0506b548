const messages = {
  close: 'Close',
  version: 'Version {version}',
  terms: {
    title: 'Terms of service',
    who: {
      title: '1. Who provides the service',
      body: 'The platform is run by the authority named at the foot of each page. It informs enterprises and visitors of the zone about policies, space, technology resources, enterprise services, finance and events, and takes their applications.',
    },
    account: {
      title: '2. Your account',
      body: 'An account is for one person; keep its password and codes to yourself. If somebody else uses it, change the password at once and end the other devices in the user centre. Whoever acts for an enterprise needs its authority to do so.',
    },
    content: {
      title: '3. What you submit',
      body: 'Applications, bookings, demands and attachments must be true and lawful. The platform uses them to handle the matter, and passes them to the department that decides about it.',
    },
    liability: {
      title: '4. What the platform answers for',
      body: 'A policy match follows from your answers and the published conditions and is for your orientation; what counts is the review of the department. The platform is kept available as well as can be; maintenance is announced, failures are told.',
    },
    end: {
      title: '5. Ending it',
      body: 'You can ask for the deletion of your account in the user centre at any time. A login within seven days takes that back; after seven days the account ends, and personal data is deleted or made anonymous.',
    },
  },
  privacy: {
    title: 'Privacy policy',
    what: {
      title: '1. What is collected',
      body: 'Name, mobile number and account name at registration; kind of device, time and a part of the network address at each login; the enterprise data, answers, bookings, addresses and attachments that you fill in. Of passwords and codes only hashes are kept.',
    },
    why: {
      title: '2. Why',
      body: 'To know who you are, to handle what you submit, to tell you what came of it, and to keep others out of your account. Not for profiles beyond that, and not for advertising.',
    },
    whom: {
      title: '3. Who sees it',
      body: 'The departments that handle your matter. The service that sends text messages is given the number and the message. Nobody else, unless the law demands it.',
    },
    long: {
      title: '4. How long it is kept',
      body: 'While the account lasts. Records of logins go when the login ends; codes end after five minutes. Seven days after a request for deletion everything is deleted or made anonymous; records that the law keeps no longer hold your name or number.',
    },
    rights: {
      title: '5. Your rights',
      body: 'In the user centre you can see, correct and export your data, see and end the devices that are logged in, withdraw your consent and delete the account.',
    },
    contact: {
      title: '6. How to reach us',
      body: 'For questions and complaints about personal data call the hotline or write to the address at the foot of each page; you get an answer within fifteen working days.',
    },
  },
} as const;
export default messages;
